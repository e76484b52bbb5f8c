import { play } from '../../kit/sounds.ts';
import { settings } from '../../device/settings.svelte.ts';

/** Vibrates, where the browser supports it. */
function buzz(pattern: number[]): void {
  if (settings.buzz && 'vibrate' in navigator) navigator.vibrate(pattern);
}

/** Signals the player's turn with a chime and a short vibration. The title of the page says it as well. */
export function noticeTurn(): void {
  play('your-turn');
  buzz([120, 80, 120]);
}

/** Somebody waits for you. */
export function noticeNudge(): void {
  play('your-turn');
  buzz([200, 100, 200, 100, 200]);
}
