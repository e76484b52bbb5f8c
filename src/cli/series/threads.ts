import { Worker } from 'node:worker_threads';

/** A worker program and its input. */
export interface Threads {
  readonly program: URL;
  readonly task: unknown;
  readonly cores: number;
}

/** Runs a program on several threads until all have ended; `heard` gets every message as it arrives. */
export async function runThreads<Message>(
  { program, task, cores }: Threads,
  heard: (message: Message) => void,
  failed: () => void,
): Promise<void> {
  const run = () =>
    new Promise<void>((resolve, reject) => {
      const worker = new Worker(program, { workerData: task });
      worker.on('message', heard);
      worker.once('error', (error) => {
        failed();
        reject(error);
      });
      worker.once('exit', () => resolve());
    });
  await Promise.all(Array.from({ length: cores }, run));
}
