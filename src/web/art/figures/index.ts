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

/** What makes each figure recognisable in outline alone: drawn over a bust that all share. */
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
