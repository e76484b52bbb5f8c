import type { Eyes, FilmInfo } from '../../replay/messages.ts';
import { figures, type GameInView, type Scene, type SeatInView } from '../../protocol/scene.ts';
import { nameIn } from '../../protocol/names.ts';
import { say } from '../../words/index.ts';

/** Who sat where, if that is known: a record has no names. */
export type Cast = readonly Pick<SeatInView, 'name' | 'figure'>[];

const strangers = (seats: number): Cast =>
  figures.slice(0, seats).map((figure, seat) => ({ name: say('replay.player', { number: seat + 1 }), figure }));

/**
 * Names that came with a record or a link can be anything. A player whose name a table would not accept is shown by
 * number.
 */
export const castNamed = (names: readonly string[]): Cast =>
  strangers(names.length).map(({ name, figure }, seat) => ({ name: nameIn(names[seat] ?? '') ?? name, figure }));

const seatOf = ({ name, figure }: Cast[number]): SeatInView => ({
  kind: 'person',
  name,
  figure,
  bot: null,
  host: false,
  keeper: false,
  present: true,
  standIn: false,
});

type Seats = readonly SeatInView[];

/** The seats of a table. They are the same objects in every scene, so that a jump does not draw them again. */
export const seatsOf = ({ seats }: Pick<FilmInfo, 'seats'>, cast?: Cast): Seats =>
  (cast?.length === seats ? cast : strangers(seats)).map(seatOf);

/** A moment of a record as the scene that a table draws. */
export function replayScene({ game, options }: FilmInfo, shown: GameInView, eyes: Eyes, seats: Seats): Scene {
  return {
    table: {
      code: '',
      game,
      options,
      clock: 'none',
      stage: shown.result ? 'over' : 'playing',
      locked: true,
      paused: false,
      finished: 0,
      seats,
      watching: 0,
      endVote: null,
      newcomer: null,
      closed: [],
      resumable: null,
      unplayable: null,
      evening: null,
      whatIf: null,
      isOnScreen: false,
      help: 'none',
      chat: 'off',
      waiting: [],
      next: null,
    },
    you: {
      seat: typeof eyes === 'number' ? eyes : null,
      host: false,
      heir: false,
      newcomer: false,
      resumable: null,
      waiting: false,
      sentOff: false,
    },
    game: shown,
  };
}
