/** Milliseconds until the cards are covered after the thumb leaves: too short to read, longer than a tremor. */
const closesAfter = 60;

/** Whether the secrets are visible: only while somebody holds the button, and never while the page is hidden. */
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

  /** For keys, which are hard to hold. */
  readonly toggle = (): void => (this.isOpen ? this.close() : this.open());

  /** Call this while a component is set up. */
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
