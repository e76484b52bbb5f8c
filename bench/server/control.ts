/** What a server reports about itself to the bench, over the IPC channel. */
export interface Answer {
  readonly port?: number;
  /** Microseconds of processor time until now, all threads together. */
  readonly cpu?: number;
  /** Bytes in memory, after a garbage collection. */
  readonly memory?: number;
}

/** Tells the parent where the server is, and answers its questions. */
export function answerParent(port: number): void {
  const tell = (answer: Answer) => process.send?.(answer);
  process.on('message', (question) => {
    if (question === 'cpu') tell({ cpu: cpu() });
    if (question === 'memory') tell({ memory: memory() });
  });
  process.on('disconnect', () => process.exit(0));
  tell({ port });
}

function cpu(): number {
  const { user, system } = process.cpuUsage();
  return user + system;
}

function memory(): number {
  globalThis.gc?.();
  return process.memoryUsage().rss;
}
