import type { GameBox } from '../../../web/table/parts.ts';
import Banknotes from './art/Banknotes.svelte';

export const box: GameBox = { picture: Banknotes, minutes: 30, toLearnBy: { powers: false } };
