import { entryFor, type ByKind, type Kinded } from './by-kind.ts';

/** How events change a view; most kinds change nothing. */
export type Changes<View, Event extends Kinded> = Partial<ByKind<Event, View, View>>;

/** The view after an event. */
export function changed<View, Event extends Kinded>(changes: Changes<View, Event>, view: View, event: Event): View {
  const change = entryFor(changes, event);
  return change ? change(view, event) : view;
}
