/** A short message to the person at this page. */
export interface Note {
  readonly id: number;
  readonly text: string;
  readonly kind: 'plain' | 'danger';
  /** The clause behind it. */
  readonly rule?: { readonly id: string; readonly href: string };
}

const most = 3;
let last = 0;
let current = $state.raw<readonly Note[]>([]);

export const notes = {
  get all(): readonly Note[] {
    return current;
  },
};

/** A repeated sentence is shown once. */
export function note(text: string, more: Partial<Pick<Note, 'kind' | 'rule'>> = {}): void {
  const others = current.filter((each) => each.text !== text);
  current = [...others, { id: ++last, text, kind: 'plain' as const, ...more }].slice(-most);
}

export function dismiss(id: number): void {
  current = current.filter((each) => each.id !== id);
}
