import type { Component } from 'svelte';
import type { TheBossView } from '../../view.ts';
import { say } from '../../../../words/index.ts';
import { cityName, sanctionPictures } from './faces.ts';

/** A gangster in hospital or in prison, or the city from which a whole gang is banished. */
interface Missing {
  readonly picture: Component;
  readonly said: string;
}

export function missingFrom({ players }: TheBossView, seat: number, name: string): readonly Missing[] {
  const { away = [], banishedFrom = null } = players[seat] ?? {};
  const gone = away.map(({ place, back }) => ({
    picture: sanctionPictures[place],
    said: say(`the-boss.place.${place}`, { name, back }),
  }));
  if (banishedFrom === null) return gone;
  const said = say('the-boss.place.banished', { name, city: cityName(banishedFrom) });
  return [...gone, { picture: sanctionPictures.banishment, said }];
}
