import type { Attachment } from 'svelte/attachments';

/** Named elements of the page, where cards come from and go to. */
export class Places {
  readonly #elements = new Map<string, Element>();

  /** Marks an element: `{@attach places.mark('deck')}`. */
  mark(name: string): Attachment {
    return (element) => {
      this.#elements.set(name, element);
      return () => {
        if (this.#elements.get(name) === element) this.#elements.delete(name);
      };
    };
  }

  /** Where it is on the screen now, if it exists. */
  find(name: string): DOMRect | undefined {
    return this.#elements.get(name)?.getBoundingClientRect();
  }
}
