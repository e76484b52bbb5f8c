import type { Component } from 'svelte';
import type { Figure } from '../../../protocol/scene.ts';
import Bowler from './Bowler.svelte';
import Cap from './Cap.svelte';
import Cigar from './Cigar.svelte';
import Eyepatch from './Eyepatch.svelte';
import Fan from './Fan.svelte';
import Fedora from './Fedora.svelte';
import Moustache from './Moustache.svelte';
import Veil from './Veil.svelte';

/** The features that make each figure recognisable by its outline. They are drawn over a shared bust. */
export const features: Readonly<Record<Figure, Component>> = {
  fedora: Fedora,
  cigar: Cigar,
  fan: Fan,
  eyepatch: Eyepatch,
  bowler: Bowler,
  veil: Veil,
  moustache: Moustache,
  cap: Cap,
};
