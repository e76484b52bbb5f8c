import { untrack } from 'svelte';
import { isTableEvent, type Heard } from '../../protocol/scene.ts';
import type { Showing } from './showing.svelte.ts';

/** From now on the showing is told whatever this page hears, each batch once, with the view that came with it. */
export function follow<View extends object, Event>(
  showing: Showing<View, Event>,
  heard: () => readonly Heard[],
  view: () => View,
  isOver: () => boolean,
): void {
  let told = untrack(heard);
  $effect(() => {
    const news = heard();
    const after = view();
    untrack(() => {
      // How a game ends is told in any case.
      if (isOver()) showing.arrive();
      showing.hear(news === told ? [] : gameEvents<Event>(news), after);
      told = news;
    });
  });
}

/** What happened in the game; who comes and goes at the table is only logged. */
const gameEvents = <Event>(news: readonly Heard[]): readonly Event[] =>
  news.flatMap(({ event }) => (isTableEvent(event) ? [] : (event as Event)));
