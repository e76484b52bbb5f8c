import type { Component } from 'svelte';
import BangBullet from '../../games/cash-n-guns/pages/art/BangBullet.svelte';
import BillBundle from '../../games/cash-n-guns/pages/art/BillBundle.svelte';
import Cross from '../kit/pictures/Cross.svelte';
import Crown from '../kit/pictures/Crown.svelte';
import DoubleLoot from '../../games/thieves/pages/art/DoubleLoot.svelte';
import Gangsters from '../../games/the-boss/pages/art/Gangsters.svelte';
import Horseshoe from '../../games/thieves/pages/art/Horseshoe.svelte';
import Mask from '../kit/pictures/Mask.svelte';
import OneBag from '../../games/thieves/pages/art/OneBag.svelte';
import Painting from '../../games/cash-n-guns/pages/art/Painting.svelte';
import PoliceCar from '../../games/thieves/pages/art/PoliceCar.svelte';
import Prison from '../../games/the-boss/pages/art/Prison.svelte';
import Skyline from '../../games/the-boss/pages/art/Skyline.svelte';
import Wound from '../kit/pictures/Wound.svelte';

/** The picture on the pin of a great moment, by the first word of its kind. */
const pictures: Readonly<Record<string, Component>> = {
  end: Crown,
  lead: Crown,
  bluff: Mask,
  killed: Cross,
  hit: Wound,
  crossfire: BangBullet,
  ducked: Horseshoe,
  lucky: Horseshoe,
  haul: BillBundle,
  round: BillBundle,
  chicago: Skyline,
  trap: Prison,
  saved: Prison,
  snatched: Gangsters,
  insider: Mask,
  raid: PoliceCar,
  escape: Horseshoe,
  poison: OneBag,
  gift: OneBag,
  stashed: OneBag,
  thief: Mask,
  draw: DoubleLoot,
};

export const pictureOf = (kind: string): Component => pictures[kind.split('.')[0] ?? ''] ?? Painting;
