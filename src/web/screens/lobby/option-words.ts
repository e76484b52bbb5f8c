import type { Option, OptionValue } from '../../../engine/game.ts';
import { sayIfKnown } from '../../../words/index.ts';

/** The names of an option and of its value, and a sentence about what that means. */
export function optionWords(game: string, { name }: Option, value: OptionValue) {
  const key = `${game}.option.${name}`;
  return {
    name: sayIfKnown(key) ?? name,
    value: sayIfKnown(`${key}.${value}`) ?? String(value),
    about: sayIfKnown(`${key}.about`) ?? sayIfKnown(`${key}.${value}`) ?? '',
  };
}
