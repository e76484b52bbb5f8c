/** What one move brought about, and how the table looked before and after it. */
export interface Chapter<View, Event> {
  readonly before: View;
  readonly events: readonly Event[];
  readonly view: View;
}

/** What a chapter is to the viewer. */
interface Sort {
  /** The viewer's own move. */
  readonly isOwn: boolean;
  /** Something is said in it that the viewer did not do. */
  readonly isNews: boolean;
}

/** Nobody wants to see more than this once more. */
const mostChapters = 120;

/**
 * What happened since the viewer's last move. A move to which nobody has answered anything yet begins nothing new: what
 * led up to it is still what one wants to look up.
 */
export class Story<View, Event> {
  #chapters: Chapter<View, Event>[] = [];
  /** Where the last own move stands, if nothing worth telling came after it. */
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
