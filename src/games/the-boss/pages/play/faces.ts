import type { Component } from 'svelte';
import {
  cityNames,
  cityOf,
  firstPolice,
  moneyOn,
  policeFaces,
  sanctionOn,
  type Card,
  type City,
  type SanctionName,
} from '../../box.ts';
import { say, sayIfKnown } from '../../../../words/index.ts';
import Banishment from '../art/Banishment.svelte';
import EmptyBag from '../../../../web/kit/pictures/EmptyBag.svelte';
import FourCoins from '../art/FourCoins.svelte';
import GoldBadge from '../art/GoldBadge.svelte';
import Hospital from '../art/Hospital.svelte';
import OneCoin from '../art/OneCoin.svelte';
import Prison from '../art/Prison.svelte';
import Revolver from '../art/Revolver.svelte';
import SilverBadge from '../art/SilverBadge.svelte';
import ThreeCoins from '../art/ThreeCoins.svelte';
import TwoBadges from '../art/TwoBadges.svelte';
import TwoCoins from '../art/TwoCoins.svelte';
import type { CardBack, CardFace } from '../../../../web/kit/card.ts';

const money: readonly Component[] = [EmptyBag, OneCoin, TwoCoins, ThreeCoins, FourCoins];

export const sanctionPictures: Readonly<Record<SanctionName, Component>> = {
  revolver: Revolver,
  hospital: Hospital,
  prison: Prison,
  banishment: Banishment,
};

/** By city; each back also has the city's number on it. */
const colours = ['#2f5d8a', '#8a2f2c', '#3b6b35', '#85551a', '#5f4391', '#0f6a72', '#8a2f66'];

export const cityName = (city: City): string => sayIfKnown(`the-boss.city.${cityNames[city]}`) ?? '';

/** The form for a narrow column. */
export const shortCityName = (city: City): string => sayIfKnown(`the-boss.city.${cityNames[city]}.short`) ?? '';

/** The print of a card in one word. */
export function cardName(card: Card): string {
  const sanction = sanctionOn[card];
  return sanction ? say(`the-boss.card.${sanction}`) : say('the-boss.money', { amount: moneyOn[card] ?? 0 });
}

/** The card as the object of a sentence. */
export function whatIs(card: Card): string {
  const sanction = sanctionOn[card];
  return sanction ? say(`the-boss.what.${sanction}`) : cardName(card);
}

export function faceOf(card: Card): CardFace {
  const name = say('the-boss.card.of', { city: cityName(cityOf[card] ?? 0), card: cardName(card) });
  const sanction = sanctionOn[card];
  if (sanction) return { name, picture: sanctionPictures[sanction], tone: 'danger' };
  const amount = moneyOn[card] ?? 0;
  return { name, picture: money[amount] ?? OneCoin, corner: String(amount), tone: 'money' };
}

export const backOf = (city: City): CardBack => ({ colour: colours[city] ?? '', mark: String(city + 1) });

/** The picture of a police card: the badges on it. */
export function badgesOn(card: Card): Component {
  const { silver = 0, gold = 0 } = policeFaces[card - firstPolice] ?? {};
  return silver && gold ? TwoBadges : silver ? SilverBadge : GoldBadge;
}
