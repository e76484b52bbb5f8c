import { report, secondsAsked, takeTurns } from '../measure.ts';
import { playBoardgameIo } from './boardgame-io.ts';
import { playHideout } from './hideout.ts';
import { playGame, seats, withoutPowers, withPowers, type Playout } from './playout.ts';

const sameGames = 200;
/** Games between two looks at the clock. */
const gamesPerLook = 20;

checkSameGames();
const works = [
  gamesOf(playHideout, withPowers),
  gamesOf(playHideout, withoutPowers),
  gamesOf(playBoardgameIo, withoutPowers),
];
const [hideout = 0, plain = 0, peer = 0] = takeTurns(works, secondsAsked());
report(
  [
    { key: 'gamesPerSecond', label: 'games a second, with powers', hideout, peer, ratio: hideout / peer },
    { key: 'plainGamesPerSecond', label: 'games a second, without powers', hideout: plain, peer, ratio: plain / peer },
    { key: 'decisionsPerGame', label: 'decisions a game, with powers', hideout: meanDecisions() },
  ],
  [`same games without powers: ${sameGames}; boardgame.io plays without powers in both rows`],
);

/** Both sides play the same game if the same chance and the same picks lead to the same end. */
function checkSameGames(): void {
  for (let index = 0; index < sameGames; index++) {
    const [here, there] = [playHideout, playBoardgameIo].map((playout) => {
      const { decisions, scores, winners } = playGame(playout, withoutPowers, index);
      return JSON.stringify([decisions, scores, winners]);
    });
    if (here !== there) throw new Error(`Game ${index} of ${seats} seats differs: ${here} here, ${there} there.`);
  }
}

function meanDecisions(): number {
  const games = 10_000;
  let decisions = 0;
  for (let index = 0; index < games; index++) decisions += playGame(playHideout, withPowers, index).decisions;
  return decisions / games;
}

function gamesOf(playout: Playout, options: typeof withPowers): () => number {
  let index = 0;
  return () => {
    for (let game = 0; game < gamesPerLook; game++) playGame(playout, options, index++);
    return gamesPerLook;
  };
}
