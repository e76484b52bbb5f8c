/** What an event does to somebody, and in which of its fields that seat is. */
export type Blow = readonly [does: 'hurt' | 'out', to: 'seat' | 'from'];

/** What may be known of a game without its rules: by the protocol, by tables and by pages. */
export interface GameFace<Private extends object = object, EventKind extends string = string> {
  /** The private view without a seat. A client uses it where the server sent no private view. */
  readonly nothingPrivate: Private;
  /** The events that hit somebody, by kind; everybody hears the field that says whom. */
  readonly blows: Readonly<Partial<Record<EventKind, Blow>>>;
}
