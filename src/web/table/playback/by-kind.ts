export interface Kinded {
  readonly kind: string;
}

/** One kind of event. */
export type EventOf<Event extends Kinded, Kind extends Event['kind']> = Extract<Event, { readonly kind: Kind }>;

/**
 * A function for each kind of event, which takes the event and a subject: a view to change, or a screen that shows it.
 */
export type ByKind<Event extends Kinded, Subject, Result> = {
  readonly [Kind in Event['kind']]: (subject: Subject, event: EventOf<Event, Kind>) => Result;
};

/** Finds the function for an event. The cast is safe: each function is listed under the kind of event that it takes. */
export const entryFor = <Event extends Kinded, Subject, Result>(
  entries: Partial<ByKind<Event, Subject, Result>>,
  event: Event,
): ((subject: Subject, event: Event) => Result) | undefined =>
  entries[event.kind as Event['kind']] as ((subject: Subject, event: Event) => Result) | undefined;
