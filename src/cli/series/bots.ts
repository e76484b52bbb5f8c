import { botFor, botsFor } from '../../games/bots.ts';
import { BadArgument, listed } from '../arguments.ts';

/** The names in a list such as `regular,random*3`, each as often as it sits at the table. */
export function parseBots(list: string, gameId: string): readonly string[] {
  return list.split(',').flatMap((part) => {
    const [, name = '', times = '1'] = /^([^*]*)(?:\*([1-9]\d?))?$/.exec(part) ?? [];
    if (!botFor(gameId, name)) {
      const names = botsFor(gameId).map((bot) => bot.name);
      throw new BadArgument(`--bots takes ${listed(names)}, each with a number such as *3 if you like, not "${part}".`);
    }
    return Array<string>(Number(times)).fill(name);
  });
}

/** One bot for each seat; a single name fills all seats. */
export function seatBots(names: readonly string[], seats: number): readonly string[] {
  const [first = ''] = names;
  if (names.length === 1) return Array<string>(seats).fill(first);
  if (names.length === seats) return names;
  throw new BadArgument(
    `--bots names ${names.length} players for ${seats} seats; name ${seats}, or one for all seats.`,
  );
}
