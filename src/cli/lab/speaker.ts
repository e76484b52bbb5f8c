import type { Language } from '../../words/index.ts';
import { phrase } from '../../words/lab/index.ts';
import type { Figure, Finding, FindingValue, Point, Unit } from './figure.ts';

/** Says everything in one language. */
export interface Speaker {
  readonly language: Language;
  say(key: string, values?: Readonly<Record<string, string | number>>): string;
  sayFinding(finding: Finding): string;
  /** Without a name in this language, the last part of its key is used. */
  sayName(key: string): string;
  /** The name of an item of a figure. */
  label(figure: Figure, item: string): string;
  /** Formats a value of a figure. */
  write(unit: Unit, value: number): string;
  readonly number: Intl.NumberFormat;
}

export function speakerOf(language: Language, game: string): Speaker {
  const { number, write } = writerOf(language);
  const sayName = (key: string) => phrase(language, key) ?? key.replace(/^lab\.[a-z]+\./, '');
  const unit = sayName(`lab.unit.${game}`);
  const say: Speaker['say'] = (key, values = {}) => {
    const said = phrase(language, key, { unit, ...values });
    if (said === undefined) throw new Error(`There are no words for ${key}.`);
    return said;
  };
  const valueOf = (value: FindingValue): string | number => {
    if ('name' in value) return sayName(value.name);
    if (value.as === 'plain') return value.number;
    return value.as === 'mean' ? number.format(value.number) : write(value.as, value.number);
  };
  const sayFinding = ({ key, values }: Finding) =>
    say(key, Object.fromEntries(Object.entries(values).map(([name, value]) => [name, valueOf(value)])));
  const label: Speaker['label'] = ({ itemNames }, item) =>
    itemNames === undefined ? item : sayName(`${itemNames}${item}`);
  return { language, say, sayFinding, sayName, label, write, number };
}

/** The number formats of a language. */
function writerOf(language: Language): Pick<Speaker, 'number' | 'write'> {
  const one = { maximumFractionDigits: 1, minimumFractionDigits: 1 } as const;
  const formats: Readonly<Record<Unit, Intl.NumberFormat>> = {
    share: new Intl.NumberFormat(language, { style: 'percent', ...one }),
    change: new Intl.NumberFormat(language, { style: 'percent', signDisplay: 'exceptZero', maximumFractionDigits: 1 }),
    points: new Intl.NumberFormat(language, one),
  };
  return {
    number: new Intl.NumberFormat(language, { maximumFractionDigits: 2 }),
    write: (unit, value) => formats[unit].format(unit === 'points' ? 100 * value : value).replace(/^-/, '−'),
  };
}

/** The series of a figure, in order of appearance. */
export const seriesOf = (points: readonly Point[]): readonly ('usual' | 'compared')[] =>
  (['usual', 'compared'] as const).filter((series) => points.some((point) => point.series === series));
