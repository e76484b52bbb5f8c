/** The events of one move, and the views before and after it. */
export interface Chapter<View, Event> {
  readonly before: View;
  readonly events: readonly Event[];
  readonly view: View;
}

/** How a chapter relates to the viewer. */
interface Sort {
  /** The viewer's own move. */
  readonly isOwn: boolean;
  /** It has a caption about something that the viewer did not do. */
  readonly isNews: boolean;
}

/** The most chapters that can be shown again. */
const mostChapters = 120;

/**
 * What happened since the viewer's last move. A move that nothing has followed yet does not start a new story: what led
 * up to it is still what the viewer wants to look up.
 */
export class Story<View, Event> {
  #chapters: Chapter<View, Event>[] = [];
  /** The index of the viewer's last move, if nothing worth showing came after it. */
  #pending: number | null = null;

  get chapters(): readonly Chapter<View, Event>[] {
    return this.#chapters;
  }

  begin(): void {
    this.#chapters = [];
    this.#pending = null;
  }

  add(chapter: Chapter<View, Event>, { isOwn, isNews }: Sort): void {
    if (chapter.events.length === 0) return;
    if (isOwn) this.#pending = this.#chapters.length;
    this.#chapters.push(chapter);
    if (isNews && this.#pending !== null) {
      this.#chapters = this.#chapters.slice(this.#pending);
      this.#pending = null;
    }
    if (this.#chapters.length > mostChapters) this.#chapters = this.#chapters.slice(-mostChapters);
  }
}
