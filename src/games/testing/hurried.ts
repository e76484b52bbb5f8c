import type { Bot } from '../../bots/bot.ts';
import { botFor } from '../bots.ts';

/** A searching bot with a tenth of its usual playouts, so that a test can watch many of its games. */
export function hurried(gameId: string, level: 'sharp' | 'mastermind'): Bot {
  const bot = botFor(gameId, level);
  if (!bot) throw new Error(`There is no ${level} for ${gameId}.`);
  const iterations = tenths[gameId]?.[level] ?? 20;
  return { name: bot.name, choose: (look, moves, chance) => bot.choose(look, moves, chance, { iterations }) };
}

const tenths: Readonly<Record<string, Readonly<Record<'sharp' | 'mastermind', number>>>> = {
  'cash-n-guns': { sharp: 3, mastermind: 30 },
  thieves: { sharp: 50, mastermind: 250 },
  'the-boss': { sharp: 24, mastermind: 160 },
};
