import type { Component } from 'svelte';
import BangBullet from '../art/pictures/BangBullet.svelte';
import BillBundle from '../art/pictures/BillBundle.svelte';
import Cross from '../art/pictures/Cross.svelte';
import Crown from '../art/pictures/Crown.svelte';
import DoubleLoot from '../art/pictures/DoubleLoot.svelte';
import Gangsters from '../art/pictures/Gangsters.svelte';
import Horseshoe from '../art/pictures/Horseshoe.svelte';
import Mask from '../art/pictures/Mask.svelte';
import OneBag from '../art/pictures/OneBag.svelte';
import Painting from '../art/pictures/Painting.svelte';
import PoliceCar from '../art/pictures/PoliceCar.svelte';
import Prison from '../art/pictures/Prison.svelte';
import Skyline from '../art/pictures/Skyline.svelte';
import Wound from '../art/pictures/Wound.svelte';

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
