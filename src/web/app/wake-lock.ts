/** Keeps the screen on for as long as the page is looked at, where the browser can; call the answer to end it. */
export function keepAwake(): () => void {
  let lock: Promise<WakeLockSentinel | undefined> | undefined;
  const ask = () => {
    // Browsers take the lock away whenever the page is hidden. Where it is refused, the device may go to sleep.
    if (document.visibilityState === 'visible' && 'wakeLock' in navigator)
      lock = navigator.wakeLock.request('screen').catch(() => undefined);
  };
  ask();
  document.addEventListener('visibilitychange', ask);
  return () => {
    document.removeEventListener('visibilitychange', ask);
    void lock?.then((held) => held?.release());
  };
}
