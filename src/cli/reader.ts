import { botFor } from '../bots/index.ts';
import { insight, type Insight } from './reader/learning.ts';
import { watch } from './reader/watching.ts';

/*
 * Measures how predictable the bots of Cash 'n Guns are: `npm run reader -- LEVEL GAMES ITERATIONS`. A reader learns
 * from public information and predicts bullets and courage.
 */
const [level = 'regular', games = '1000', iterations] = process.argv.slice(2);
const bot = botFor('cash-n-guns', level);
if (!bot || !(Number(games) >= 2)) {
  console.error('Usage: npm run reader -- LEVEL GAMES [PLAYOUTS]; PLAYOUTS is for a searching level, per decision.');
  process.exit(2);
}
const hurried = iterations === undefined ? bot : slower(Number(iterations));
const watched = Array.from({ length: Number(games) }, (_, index) => watch(hurried, index));
console.log(`${level}, ${games} games`);
tell('bullets', insight(watched.map(({ bullets }) => bullets)));
tell('courage', insight(watched.map(({ courage }) => courage)));

function slower(most: number): NonNullable<typeof bot> {
  const { name, choose } = bot as NonNullable<typeof bot>;
  return { name, choose: (look, moves, chance) => choose(look, moves, chance, { iterations: most }) };
}

function tell(what: string, { bits, of, cases }: Insight): void {
  console.log(`${what}  ${bits.toFixed(3)} bits of ${of.toFixed(3)}, in ${cases} cases`);
}
