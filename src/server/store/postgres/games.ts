import { gamesPerTable } from '../../../room/bounds.ts';
import type { Query } from './connection.ts';
import type { Addition } from '../../../room/log-store.ts';
import type { NewlyEnded } from '../../../table/ended-game.ts';

/** Records what an entry means for the games of its table, in the transaction of the entry. */
export async function writeGames(query: Query, tableId: number, { at, games = [] }: Addition): Promise<void> {
  let number = 0;
  for (const change of games) {
    if (change.kind === 'ended') number = await insertGame(query, tableId, change.game);
    else if (change.kind === 'resumed') {
      await query('delete from games where table_id = $1 and first = $2', [tableId, change.first]);
    } else await query('update games set opens_at = $2 where table_id = $1 and opens_at > $2', [tableId, at]);
  }
  if (number <= gamesPerTable) return;
  // The fold still needs the entries from here on.
  await query(
    `with gone as (
       delete from games where table_id = $1
       and number <= (select max(number) from games where table_id = $1) - $2
       and last < (select fold_from from tables where id = $1) returning last)
     insert into doomed select $1, max(last) from gone having count(*) > 0
     on conflict (table_id) do update set upto = greatest(doomed.upto, excluded.upto)`,
    [tableId, gamesPerTable],
  );
}

/** An ended game keeps its result, whatever another version of the rules makes of its log. Returns its number. */
async function insertGame(query: Query, tableId: number, game: NewlyEnded): Promise<number> {
  const { first, last, rules, seats, options, how, endedAt, readableFrom } = game;
  const [inserted] = await query<{ number: number }>(
    `insert into games (table_id, number, first, last, game, rules, seats, options, how, ended_at, opens_at)
     select $1, coalesce(max(number), 0) + 1, $2::int, $3::int, $4::text, $5::int, $6::int, $7::text, $8::text,
            $9::bigint, $10::bigint
     from games where table_id = $1
     having not exists (select 1 from games where table_id = $1 and first = $2)
     returning number`,
    [tableId, first, last, game.game, rules, seats, JSON.stringify(options), how, endedAt, readableFrom],
  );
  return inserted?.number ?? 0;
}
