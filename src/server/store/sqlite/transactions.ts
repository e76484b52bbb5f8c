import type { Database } from './database.ts';

/** The transactions of a connection. What fails may have ended its transaction by itself, for example on a full disk. */
export function transactions(prepare: Database['prepare'], isInTransaction: () => boolean): Database['transaction'] {
  const [begin, commit, rollback] = [prepare('begin'), prepare('commit'), prepare('rollback')];
  return (work) => {
    begin.run();
    try {
      const result = work();
      commit.run();
      return result;
    } catch (error) {
      if (isInTransaction()) rollback.run();
      throw error;
    }
  };
}
