import { at } from '../../../src/engine/at.ts';
import { chanceInSeries, random, type Chance } from '../../../src/engine/chance/index.ts';
import type { Viewer } from '../../../src/engine/seats.ts';
import { diceFor, headerFor, type Trial } from '../../../src/engine/testing/random-game.ts';
import type { Counts, OtherWorld, SecrecyModel } from '../../../src/engine/testing/secrecy.ts';
import type { Scenes } from '../../../src/table/scene.ts';
import { deviceOf, Player } from '../../../src/server/testing/player.ts';
import { recordOf, truthOf, worldOf } from './wire-audit.ts';
import { codeOf, playOverWire } from './wire.ts';

/** One of the viewers: the seats, then a guest and a big screen. */
interface Onlooker {
  readonly place: number;
  readonly scenes: Scenes | undefined;
}

/** Everything that one viewer is sent in a world, entry by entry, and after reconnecting at the end. */
async function bytesOf<State extends object>(
  trial: Trial<State>,
  world: OtherWorld,
  { place, scenes }: Onlooker,
): Promise<readonly string[]> {
  const bytes: string[] = [];
  const dice = chanceInSeries(11, trial.index);
  let entries = -1;
  for await (const players of playOverWire(trial.game, headerFor(trial), world, scenes)) {
    const player = at(players, place);
    const keep = (frames: readonly string[]) =>
      void bytes.push(frames.join('\n').replaceAll(codeOf(players), 'THECODE'));
    await probe(trial, player, dice);
    keep(player.frames.splice(0));
    entries += 1;
    const isLast = entries >= world.entries.length;
    // While the game goes on, no other way reveals anything about it.
    const isPlayed = player.scene?.table.stage === 'playing';
    if (isPlayed && (entries === 0 || isLast)) keep(await knock(baseOf(player), codeOf(players), player.name));
    if (!isLast) continue;
    const again = await (player.name === 'screen'
      ? Player.screenAt(baseOf(player), codeOf(players))
      : Player.at(baseOf(player), codeOf(players), player.name));
    keep(again.frames);
    await again.leave();
  }
  return bytes;
}

/** Requests everything over HTTP that is only for ended games, and what anybody may know. */
async function knock(base: string, code: string, name: string): Promise<readonly string[]> {
  const device = deviceOf(name);
  const headers = { 'content-type': 'application/json' };
  const post = (path: string, body: object) =>
    fetch(`${base}/api/${path}`, { method: 'POST', headers, body: JSON.stringify(body) });
  const paths = ['', '/record', '/games', '/games/1/record', '/games/1/log'];
  const persona = { device, name: 'Knocker', figure: 'cap', luck: 'same', step: 0 };
  const answers = [
    ...paths.map((path) => fetch(`${base}/api/tables/${code}${path}`)),
    post(`tables/${code}/shares`, { device }),
    post(`tables/${code}/share`, { device, names: true, picture: null }),
    post(`tables/${code}/share`, { device, names: true, picture: null, number: 1 }),
    post('what-if', { ...persona, from: { at: 'table', code } }),
    post('what-if', { ...persona, from: { at: 'table', code, number: 1 } }),
  ];
  return Promise.all(answers.map(async (answer) => `${(await answer).status} ${await (await answer).text()}`));
}

const baseOf = ({ socket }: Player): string => socket.url.replace(/^ws/, 'http').replace(/\/ws\/.*$/, '');

/** Sends questions and commands that are mostly not allowed, because refusals are bytes, too. */
async function probe<State extends object>(
  { game, seats, options }: Trial<State>,
  player: Player,
  dice: Chance,
): Promise<void> {
  const every = game.everyMove(seats, options);
  const any = () => ({ ...at(every, random(dice, every.length)) });
  const { decision, moves } = player.scene?.game?.ask ?? { decision: 0, moves: [] };
  const questions = Array.from({ length: moves.length > 0 ? 12 : 1 }, any);
  await Promise.all(questions.map((move) => player.say({ do: 'why', decision, move })));
  const illegal = questions.find((move) => !moves.some((legal) => JSON.stringify(legal) === JSON.stringify(move)));
  if (illegal) await player.say({ do: 'move', decision, move: illegal });
  await player.say({ do: 'move', decision: decision + 1, move: any() });
  // The time limit makes the numbers of advice vary, so they are not compared here.
  if (random(dice, 6) === 0) await player.say({ do: 'help', decision, wants: 'odds' });
  await player.say({ do: 'help', decision, wants: 'advice' });
}

/** The hidden things in which two worlds differ, at any entry that both have. */
function differences<State extends object>(
  trial: Trial<State>,
  model: SecrecyModel<State>,
  worlds: readonly [OtherWorld, OtherWorld],
): ReadonlySet<string> {
  const [here, there] = [truthOf(trial, worlds[0]), truthOf(trial, worlds[1])];
  const differing = new Set<string>();
  for (let entry = 0; entry <= worlds[1].entries.length; entry++) {
    const [one, two] = [here.next(), there.next()];
    if (one.done || two.done) break;
    const [hiddenHere, hiddenThere] = [model.hidden(one.value.state), model.hidden(two.value.state)];
    for (const name of Object.keys(hiddenHere)) {
      if (JSON.stringify(hiddenHere[name]) !== JSON.stringify(hiddenThere[name])) differing.add(name);
    }
  }
  return differing;
}

export interface Comparison {
  readonly pairs: number;
  /** The most entries that are played. */
  readonly entries: number;
  readonly counts: Counts;
  /** How the server puts the table into messages, if not as usual. */
  readonly scenes?: Scenes;
}

/** Compares the bytes of one viewer in a game and in other worlds. Counts the pairs that differ in hidden things. */
export async function compareWorlds<State extends object>(
  trial: Trial<State>,
  model: SecrecyModel<State>,
  { pairs, entries, counts, scenes }: Comparison,
): Promise<number> {
  const lines = recordOf(trial);
  const dice = diceFor({ ...trial, series: trial.series + 1 });
  // The guest and the big screen come after the seats.
  const place = random(dice, trial.seats + 2);
  const viewer: Viewer = place < trial.seats ? place : 'spectator';
  const shortened = (world: OtherWorld) => ({ ...world, entries: world.entries.slice(0, entries) });
  // Every pair takes a while, so this picks the world whose difference has been rarest until now.
  const rarity = (differing: ReadonlySet<string>) =>
    [...differing].reduce((sum, name) => sum + 1 / (1 + (counts[name] ?? 0)), 0);
  const mostDifferent = () =>
    Array.from({ length: 24 }, () => model.otherWorld(lines, viewer, dice))
      .flatMap((other) => (other ? [shortened(other)] : []))
      .map((other) => ({ other, differing: differences(trial, model, [worldOf(lines), other]) }))
      .sort((one, two) => rarity(two.differing) - rarity(one.differing))[0];
  let counted = 0;
  for (let pair = 0; pair < pairs; pair++) {
    const found = mostDifferent();
    if (!found || found.differing.size === 0) continue;
    const { other, differing } = found;
    const same = worldOf(lines, other.entries.length);
    const [here, there] = [
      await bytesOf(trial, same, { place, scenes }),
      await bytesOf(trial, other, { place, scenes }),
    ];
    const entry = here.findIndex((bytes, index) => bytes !== there[index]);
    if (entry >= 0) throw new Error(`A viewer can tell two worlds apart:\n${here[entry]}\n${there[entry]}`);
    for (const name of differing) counts[name] = (counts[name] ?? 0) + 1;
    counted += 1;
  }
  return counted;
}
