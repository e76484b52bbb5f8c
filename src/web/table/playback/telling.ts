import { entryFor, type ByKind, type Kinded } from './by-kind.ts';

/** Shows and sounds the events of one moment. */
export type Tell<Shown, Event> = (showing: Shown, moment: readonly Event[]) => Promise<void>;

/** Shows one event after the other, each by the function for its kind. */
export const tellEach =
  <Event extends Kinded, Shown>(tellings: ByKind<Event, Shown, Promise<void>>): Tell<Shown, Event> =>
  async (showing, moment) => {
    for (const event of moment) await entryFor(tellings, event)?.(showing, event);
  };
