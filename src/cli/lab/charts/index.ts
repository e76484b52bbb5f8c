import type { Figure, FigureKind } from '../figure.ts';
import type { Speaker } from '../speaker.ts';
import { bars } from './bars.ts';
import { dots } from './dots.ts';
import { matrix } from './matrix.ts';

const drawers: Readonly<Record<FigureKind, (figure: Figure, speaker: Speaker) => string>> = { dots, bars, matrix };

/** The chart of a figure as SVG, its words in the language of the speaker. */
export const chartOf = (figure: Figure, speaker: Speaker): string => drawers[figure.kind](figure, speaker);
