import type { GameBox } from '../../../web/table/parts.ts';
import Godfather from './art/Godfather.svelte';

export const box: GameBox = { picture: Godfather, minutes: 30 };
