/** Keeps the screen on while the page is visible, where the browser supports it. The returned function ends it. */
export function keepAwake(): () => void {
  let lock: Promise<WakeLockSentinel | undefined> | undefined;
  const ask = () => {
    // Browsers release the lock whenever the page is hidden. If it is refused, the device may go to sleep.
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
