export interface Kinded {
  readonly kind: string;
}

/** One kind of event. */
export type EventOf<Event extends Kinded, Kind extends Event['kind']> = Extract<Event, { readonly kind: Kind }>;

/** What each kind of event does with a subject: with a view that it changes, or with a screen that tells it. */
export type ByKind<Event extends Kinded, Subject, Result> = {
  readonly [Kind in Event['kind']]: (subject: Subject, event: EventOf<Event, Kind>) => Result;
};

/** Finds the entry for an event. The cast is safe: an entry stands under the kind of event that it takes. */
export const entryFor = <Event extends Kinded, Subject, Result>(
  entries: Partial<ByKind<Event, Subject, Result>>,
  event: Event,
): ((subject: Subject, event: Event) => Result) | undefined =>
  entries[event.kind as Event['kind']] as ((subject: Subject, event: Event) => Result) | undefined;
