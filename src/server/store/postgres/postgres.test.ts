import { onTestFinished } from 'vitest';
import { newDatabase } from '../../testing/postgres.ts';
import { describeStore } from '../testing/contract.ts';
import { openPostgres } from './postgres.ts';

describeStore('PostgreSQL', () => {
  const database = newDatabase();
  return {
    async open(options) {
      const store = await openPostgres(await database, options);
      onTestFinished(() => store.close());
      return store;
    },
  };
});
