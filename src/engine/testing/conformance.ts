import { at } from '../at.ts';
import { chanceInSeries, fork, random, type Chance } from '../chance/index.ts';
import type { Game, Move } from '../game.ts';
import { general, whyNot } from '../legality.ts';
import { entriesOf, record, scriptOf, type RecordLine } from '../record.ts';
import { viewers, type Seat, type Viewer } from '../seats.ts';
import { enter } from '../unfold.ts';
import { mergedView } from '../view.ts';
import { must, sameData } from './law.ts';
import { diceFor, headerFor, randomEntry, type Trial } from './random-game.ts';

/** Throws if a state is impossible: cards have vanished, or hands are too large. */
export type CheckInvariants<State> = (state: State) => void;

/** What every game must fulfil, whatever its rules: plays one random game and checks it after every move. */
export function checkGame<State extends object>(trial: Trial<State>, checkInvariants: CheckInvariants<State>): void {
  const { game, seats, options } = trial;
  const every = game.everyMove(seats, options);
  must(new Set(every).size === every.length, 'every move is listed once');
  mustBeAscii(every);

  const dice = diceFor(trial);
  let moves = 0;
  const lines = record(game, headerFor(trial), (state) => {
    must(++moves < 10_000, 'a game ends');
    checkPlainData(trial, state);
    checkActing(trial, state);
    checkClone(trial, state, dice);
    checkInvariants(state);
    checkLegality(trial, state, every);
    checkViews(trial, state);
    checkGuesses(trial, state, dice, checkInvariants);
    checkReshuffle(trial, state, dice, checkInvariants);
    checkOrderOfChoices(trial, state, dice);
    return randomEntry(trial, state, dice);
  });
  mustBeAscii(lines);
  const end = replayed(trial, lines);
  checkInvariants(end);
  checkEnd(trial, end);
  checkViews(trial, end);
  checkGuesses(trial, end, dice, checkInvariants);
}

/** A game has words of its own, not those of people, so that a server may count a letter as a byte. */
const mustBeAscii = (data: unknown): void =>
  must(/^[\0-\x7f]*$/.test(JSON.stringify(data)), 'moves, views and records consist of ASCII');

function checkPlainData<State extends object>({ game }: Trial<State>, state: State): void {
  must(sameData(JSON.parse(JSON.stringify(state)), state), 'a state is plain data: JSON and back is the same');
  must(sameData(game.clone(state), state), 'a clone equals its original');
}

/** Changes to a clone must not affect its original, even if the clone is played on. */
function checkClone<State extends object>(trial: Trial<State>, state: State, dice: Chance): void {
  const { game } = trial;
  const before = JSON.stringify(state);
  const clone = game.clone(state);
  for (let move = 0; move < 12 && !game.result(clone); move++) enter(game, clone, randomEntry(trial, clone, dice));
  must(JSON.stringify(state) === before, 'a clone is independent of its original');
}

function checkActing<State extends object>({ game, seats }: Trial<State>, state: State): void {
  const acting = game.toAct(state);
  must(acting.length > 0, 'somebody has to act until the game is over');
  must(new Set(acting).size === acting.length, 'nobody has to act twice');
  must(
    acting.every((seat) => seat >= 0 && seat < seats),
    'those who have to act sit at the table',
  );
  for (let seat = 0; seat < seats; seat++) {
    const mayAct = game.legalMoves(state, seat).length > 0;
    must(mayAct || !acting.includes(seat), 'whoever has to act has a legal move');
    must(game.decision(state, seat) > 0 === mayAct, 'a question has a number exactly when it can be answered');
  }
}

/** `legalMoves` and `refusal` must agree on what is legal. */
function checkLegality<State extends object>(trial: Trial<State>, state: State, every: readonly Move[]): void {
  const { game, seats } = trial;
  for (let seat = 0; seat < seats; seat++) {
    const legal = new Set(game.legalMoves(state, seat));
    const offered = every.filter((move) => legal.has(move)).length;
    must(offered === game.legalMoves(state, seat).length, 'legal moves are constants of everyMove, each offered once');
    // A seat that may not act at all gets the same refusal for every move.
    const tried = legal.size > 0 ? every : every.slice(0, 1);
    const wrong = tried.find((move) => (whyNot(game, state, seat, move) === undefined) !== legal.has(move));
    must(!wrong, `a move is refused exactly when it is not legal: ${seat} ${JSON.stringify(wrong)}`);
    if (game.toAct(state).includes(seat)) checkFallback(trial, state, seat);
  }
}

function checkFallback<State extends object>({ game }: Trial<State>, state: State, seat: Seat): void {
  const before = JSON.stringify(state);
  const move = game.fallback(state, seat, chanceInSeries(7, seat));
  must(JSON.stringify(state) === before, 'to ask for a fallback changes nothing');
  if (move === 'late') must(game.late !== undefined, 'only a game that knows lateness calls somebody late');
  else must(game.legalMoves(state, seat).includes(move), 'a fallback is legal');
}

/** There is one public view, and a private view for each seat. */
function checkViews<State extends object>({ game, seats }: Trial<State>, state: State): void {
  const before = JSON.stringify(state);
  const shared = game.publicView(state);
  must(sameData(JSON.parse(JSON.stringify(shared)), shared), 'a view is plain data');
  mustBeAscii(shared);
  const fields = Object.keys(game.nothingPrivate);
  must(!fields.some((field) => field in shared), 'public and private views have different fields');
  for (let seat = 0; seat < seats; seat++) {
    const own = game.privateView(state, seat);
    must(sameData(JSON.parse(JSON.stringify(own)), own), 'a view is plain data');
    mustBeAscii(own);
    must(sameData(Object.keys(own), fields), 'every private view has the fields of nothingPrivate, in their order');
    must(!game.result(state) || sameData(own, game.nothingPrivate), 'nothing is private after the end');
  }
  must(JSON.stringify(state) === before, 'to look changes nothing');
}

/** The viewer of a guessed world cannot tell it from the true one, and it can be played to its end. */
function checkGuesses<State extends object>(
  trial: Trial<State>,
  state: State,
  dice: Chance,
  checkInvariants: CheckInvariants<State>,
): void {
  const { game, seats } = trial;
  const before = JSON.stringify(state);
  const shared = game.publicView(state);
  const sharedText = JSON.stringify(shared);
  for (const viewer of viewers(seats)) {
    const own = ownView(game, state, viewer);
    const ownText = JSON.stringify(own);
    const guessed = game.guess(Object.freeze(mergedView(shared, own)), dice);
    must(JSON.stringify(own) === ownText, 'to guess leaves the view alone');
    checkInvariants(guessed);
    const looksSame = JSON.stringify(ownView(game, guessed, viewer)) === ownText;
    must(looksSame && JSON.stringify(game.publicView(guessed)) === sharedText, 'a guessed world looks the same');
    must(String(game.toAct(guessed)) === String(game.toAct(state)), 'in a guessed world the same seats have to act');
    if (viewer !== 'spectator') checkQuestion(game, state, guessed, viewer);
    // Playing to the end takes as long as everything else here, so only some worlds are.
    if (random(dice, 4) > 0) continue;
    playToItsEnd(trial, guessed, dice);
    checkInvariants(guessed);
  }
  must(JSON.stringify(shared) === sharedText, 'to guess leaves the view alone');
  must(JSON.stringify(state) === before, 'to guess changes nothing');
}

const ownView = <State>(game: Game<State>, state: State, viewer: Viewer): object =>
  viewer === 'spectator' ? game.nothingPrivate : game.privateView(state, viewer);

function checkQuestion<State>(game: Game<State>, state: State, guessed: State, seat: Seat): void {
  must(game.decision(guessed, seat) === game.decision(state, seat), 'in a guessed world the question is the same');
  must(
    sameData(game.legalMoves(guessed, seat), game.legalMoves(state, seat)),
    "in a guessed world the viewer's moves are the same",
  );
}

function playToItsEnd<State extends object>(trial: Trial<State>, state: State, dice: Chance): void {
  const { game } = trial;
  let moves = 0;
  while (!game.result(state)) {
    must(++moves < 10_000, 'a guessed world can be played to its end');
    enter(game, state, randomEntry(trial, state, dice));
  }
}

/** Reshuffling changes nothing that anybody can see, and the game can be played to its end. */
function checkReshuffle<State extends object>(
  trial: Trial<State>,
  state: State,
  dice: Chance,
  checkInvariants: CheckInvariants<State>,
): void {
  const { game, seats } = trial;
  const before = JSON.stringify(state);
  const other = game.reshuffle(state, fork(dice));
  checkInvariants(other);
  must(sameData(game.publicView(other), game.publicView(state)), 'with other luck everybody sees the same');
  for (let seat = 0; seat < seats; seat++) {
    const looksSame = sameData(game.privateView(other, seat), game.privateView(state, seat));
    must(looksSame, 'with other luck everybody sees the same');
    checkQuestion(game, state, other, seat);
  }
  // Guessed worlds are played to their end already.
  if (random(dice, 10) === 0) playToItsEnd(trial, other, dice);
  else if (!game.result(other)) enter(game, other, randomEntry(trial, other, dice));
  must(JSON.stringify(state) === before, 'to shuffle a copy changes nothing');
}

/** Choices that are owed at the same time may come in any order. */
function checkOrderOfChoices<State extends object>({ game }: Trial<State>, state: State, dice: Chance): void {
  if (game.toAct(state).length < 2) return;
  const choices = game.toAct(state).map((seat) => {
    const moves = game.legalMoves(state, seat);
    return { seat, move: at(moves, random(dice, moves.length)) };
  });
  const after = (order: typeof choices) => {
    const copy = game.clone(state);
    for (const { seat, move } of order) game.play(copy, seat, move);
    return copy;
  };
  must(
    sameData(after(choices), after(choices.toReversed())),
    'the order in which secret choices arrive does not matter',
  );
}

/**
 * The same seed and moves must give the same game, with or without a listener, and so must the recorded outcomes of
 * chance.
 */
function replayed<State extends object>(trial: Trial<State>, lines: readonly RecordLine[]): State {
  const { game, seats, options, series, index } = trial;
  const header = headerFor(trial);
  const again = (chance: Chance) => {
    const entries = entriesOf(lines).values();
    return record(game, header, () => entries.next().value, chance);
  };
  must(sameData(again(chanceInSeries(series, index)), lines), 'the same seed and moves make the same game');
  must(sameData(again(scriptOf(lines)), lines), 'the outcomes of chance in a record make the same game');
  const silent = game.setup(seats, options, chanceInSeries(series, index));
  for (const entry of entriesOf(lines)) enter(game, silent, entry);
  return silent;
}

function checkEnd<State extends object>({ game, seats, options }: Trial<State>, state: State): void {
  const result = game.result(state);
  must(result !== undefined, 'a game that nobody listens to ends in the same way');
  must(game.toAct(state).length === 0, 'nobody has to act after the end');
  must(result.scores.length === seats, 'everybody has a score');
  must(new Set(result.winners).size === result.winners.length, 'nobody wins twice');
  const totals = result.scores.map((_, seat) =>
    game.score(state).reduce((sum, line) => sum + (line.seat === seat ? line.amount : 0), 0),
  );
  must(sameData(totals, result.scores), 'the lines of the count add up to the scores');
  for (let seat = 0; seat < seats; seat++) {
    must(
      game.legalMoves(state, seat).length === 0 && game.decision(state, seat) === 0,
      'nothing is asked after the end',
    );
    const move = at(game.everyMove(seats, options), 0);
    must(whyNot(game, state, seat, move)?.rule === general.gameOver, 'after the end every move is refused');
  }
}
