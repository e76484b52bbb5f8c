import type { Option, OptionValue } from '../../../engine/game.ts';
import { sayIfKnown } from '../../../words/index.ts';

/** What an option is called, what its value is called, and what that means in a sentence. */
export function optionWords(game: string, { name }: Option, value: OptionValue) {
  const key = `${game}.option.${name}`;
  return {
    name: sayIfKnown(key) ?? name,
    value: sayIfKnown(`${key}.${value}`) ?? String(value),
    about: sayIfKnown(`${key}.about`) ?? sayIfKnown(`${key}.${value}`) ?? '',
  };
}
