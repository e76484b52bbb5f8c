import { report, secondsAsked, takeTurns } from '../measure.ts';
import { playBoardgameIo } from './boardgame-io.ts';
import { playHideout } from './hideout.ts';
import { playGame, seats, type Playout } from './playout.ts';

const sameGames = 200;
/** Games between two looks at the clock. */
const gamesPerLook = 40;
const options = { reshuffleDiscards: false };

checkSameGames();
const decisionsPerGame = meanDecisions(playHideout);
const [hideout = 0, peer = 0] = takeTurns([decisionsOf(playHideout), decisionsOf(playBoardgameIo)], secondsAsked());
const ratio = hideout / peer;
report(
  [
    { key: 'decisionsPerSecond', label: 'decisions a second', hideout, peer, ratio },
    {
      key: 'playoutsPerSecond',
      label: 'playouts a second',
      hideout: hideout / decisionsPerGame,
      peer: peer / decisionsPerGame,
      ratio,
    },
    { key: 'decisionsPerGame', label: 'decisions a game', hideout: decisionsPerGame },
  ],
  [`same games: ${sameGames}`],
);

/** Both sides play the same game if the same chance and the same picks lead to the same end, with every option. */
function checkSameGames(): void {
  for (let index = 0; index < sameGames; index++) {
    const [here, there] = [playHideout, playBoardgameIo].map((playout) =>
      JSON.stringify(playGame(playout, { reshuffleDiscards: index % 2 === 1 }, index)),
    );
    if (here !== there) throw new Error(`Game ${index} of ${seats} seats differs: ${here} here, ${there} there.`);
  }
}

function meanDecisions(playout: Playout): number {
  const games = 10_000;
  let decisions = 0;
  for (let index = 0; index < games; index++) decisions += playGame(playout, options, index).decisions;
  return decisions / games;
}

function decisionsOf(playout: Playout): () => number {
  let index = 0;
  return () => {
    let decisions = 0;
    for (let game = 0; game < gamesPerLook; game++) decisions += playGame(playout, options, index++).decisions;
    return decisions;
  };
}
