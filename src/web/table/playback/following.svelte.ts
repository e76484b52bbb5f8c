import { untrack } from 'svelte';
import { isTableEvent, type Heard } from '../../../protocol/scene.ts';
import type { Showing } from './showing.svelte.ts';

/** Passes everything this page hears to the showing, each batch once, with the view that came with it. */
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
      // The end of a game is always shown.
      if (isOver()) showing.arrive();
      showing.hear(news === told ? [] : gameEvents<Event>(news), after);
      told = news;
    });
  });
}

/** The events of the game. Comings and goings at the table are only logged. */
const gameEvents = <Event>(news: readonly Heard[]): readonly Event[] =>
  news.flatMap(({ event }) => (isTableEvent(event) ? [] : (event as Event)));
