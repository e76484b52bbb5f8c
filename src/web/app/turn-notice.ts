import { play } from '../art/sounds.ts';
import { settings } from './settings.svelte.ts';

/** A buzz in the pocket, where the device can. Browsers without it have no such function at all. */
function buzz(pattern: number[]): void {
  if (settings.buzz && 'vibrate' in navigator) navigator.vibrate(pattern);
}

/** It is your turn, wherever you are looking: a chime and a short buzz. The title says it as well. */
export function noticeTurn(): void {
  play('your-turn');
  buzz([120, 80, 120]);
}

/** Somebody waits for you. */
export function noticeNudge(): void {
  play('your-turn');
  buzz([200, 100, 200, 100, 200]);
}
