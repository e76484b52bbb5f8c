import { untrack } from 'svelte';
import type { Heard } from '../../protocol/scene.ts';
import type { Showing } from './showing.svelte.ts';

/** From now on the showing is told whatever this page hears, each batch once, with the view that came with it. */
export function follow<View extends object, Event>(
  showing: Showing<View, Event>,
  heard: () => readonly Heard[],
  view: () => View,
): void {
  let told = untrack(heard);
  $effect(() => {
    const news = heard();
    const after = view();
    untrack(() => {
      showing.hear(news === told ? [] : news.map(({ event }) => event as Event), after);
      told = news;
    });
  });
}
