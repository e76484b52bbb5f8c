import type { Option } from '../../engine/game.ts';

export type ThievesOptions = Readonly<{
  /** Discards go back into the deck at a raid instead of staying out of the game. [TH-3.7] */
  reshuffleDiscards: boolean;
}>;

export const options: readonly Option[] = [
  { name: 'reshuffleDiscards', values: [false, true], default: false, rule: 'TH-3.7' },
];
