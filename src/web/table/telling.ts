import { entryFor, type ByKind, type Kinded } from './by-kind.ts';

/** Tells the events of one moment to the eye and the ear. */
export type Tell<Shown, Event> = (showing: Shown, moment: readonly Event[]) => Promise<void>;

/** Tells one event after the other, each by what its kind is told. */
export const tellEach =
  <Event extends Kinded, Shown>(tellings: ByKind<Event, Shown, Promise<void>>): Tell<Shown, Event> =>
  async (showing, moment) => {
    for (const event of moment) await entryFor(tellings, event)?.(showing, event);
  };
