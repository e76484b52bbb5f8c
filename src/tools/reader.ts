import type { Bot } from '../bots/bot.ts';
import { botFor } from '../games/bots.ts';
import { BadArgument, isNumber, withWords } from '../cli/arguments.ts';
import { insight, type Insight } from './reader/learning.ts';
import { watch } from './reader/watching.ts';

/*
 * Measures how predictable the bots of Cash 'n Guns are: `npm run reader -- LEVEL GAMES PLAYOUTS`. A reader learns
 * from public information and predicts bullets and courage.
 */
const usage = 'Usage: npm run reader -- [LEVEL] [GAMES] [PLAYOUTS]; PLAYOUTS is for a searching level, per decision.';

process.exitCode = withWords(usage, { least: 0, most: 3 }, (level = 'regular', games = '1000', playouts = '') => {
  const bot = botFor('cash-n-guns', level);
  const isReadable = Number(games) >= 2 && [games, playouts || '1'].every(isNumber);
  if (!bot || !isReadable) throw new BadArgument(usage);
  const hurried = playouts === '' ? bot : slower(bot, Number(playouts));
  const watched = Array.from({ length: Number(games) }, (_, index) => watch(hurried, index));
  console.log(`${level}, ${games} games`);
  tell('bullets', insight(watched.map(({ bullets }) => bullets)));
  tell('courage', insight(watched.map(({ courage }) => courage)));
  return 0;
});

function slower({ name, choose }: Bot, most: number): Bot {
  return { name, choose: (look, moves, chance) => choose(look, moves, chance, { iterations: most }) };
}

function tell(what: string, { bits, of, cases }: Insight): void {
  console.log(`${what}  ${bits.toFixed(3)} bits of ${of.toFixed(3)}, in ${cases} cases`);
}
