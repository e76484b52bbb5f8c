/** Milliseconds after which cards close when the thumb leaves: less than a glance, more than a tremor. */
const closesAfter = 60;

/** Whether one's secrets lie open. They do while somebody holds them so, and never while nobody looks at the page. */
export class Looking {
  isOpen = $state(false);
  #timer: ReturnType<typeof setTimeout> | undefined;

  readonly open = (): void => {
    clearTimeout(this.#timer);
    this.isOpen = true;
  };

  /** The thumb leaves. */
  readonly release = (): void => {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(this.close, closesAfter);
  };

  readonly close = (): void => {
    clearTimeout(this.#timer);
    this.isOpen = false;
  };

  /** For keys, which cannot be held without effort. */
  readonly toggle = (): void => (this.isOpen ? this.close() : this.open());

  /** To be called while a component is set up. */
  watch(): void {
    $effect(() => {
      const hidden = () => document.hidden && this.close();
      document.addEventListener('visibilitychange', hidden);
      window.addEventListener('blur', this.close);
      window.addEventListener('pagehide', this.close);
      return () => {
        this.close();
        document.removeEventListener('visibilitychange', hidden);
        window.removeEventListener('blur', this.close);
        window.removeEventListener('pagehide', this.close);
      };
    });
  }
}
