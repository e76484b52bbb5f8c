import { chicago, type City } from '../../../games/the-boss/box.ts';
import type { PlaceMove } from '../../../games/the-boss/moves.ts';
import { unseenIn, type TheBossView } from '../../../games/the-boss/view.ts';
import { say } from '../../../words/index.ts';
import { gangAt, gangsIn, isBeforeChicago, openBeforeChicago, rivalIn } from './board.ts';
import type { Choice } from './choice.ts';
import { cardName, cityName } from './faces.ts';
import { cityOf } from '../../../games/the-boss/box.ts';

/** Some experts and amateurs, in words. */
export function groupWords({ pros, amateurs }: Pick<PlaceMove, 'pros' | 'amateurs'>): string {
  if (amateurs === 0) return say('the-boss.group.pros', { pros });
  return pros === 0 ? say('the-boss.group.amateurs', { amateurs }) : say('the-boss.group.both', { pros, amateurs });
}

type NameAt = (seat: number) => string;

/** Who has how many gangsters in a city. */
function gangWords(view: TheBossView, city: City, nameAt: NameAt): readonly string[] {
  const leader = view.leaders[city] ?? null;
  const gangs = gangsIn(view, city).map(({ seat, count }) => say('the-boss.see.gang', { name: nameAt(seat), count }));
  if (gangs.length === 0) return [say('the-boss.see.nobody')];
  return leader === null ? gangs : [...gangs, say('the-boss.see.leads', { name: nameAt(leader) })];
}

/** What notes say about a city, if they are kept. */
function noteWords(view: TheBossView, city: City): readonly string[] {
  const unseen = unseenIn(view, city);
  return unseen.length === 0 ? [] : [say('the-boss.see.unseen', { cards: unseen.map(cardName).join(', ') })];
}

/** How a city is told to those who listen instead of look. */
export function cityWords(view: TheBossView, city: City, nameAt: NameAt, notes: 'noted' | 'plain'): string {
  if (city === chicago) {
    const half = say('the-boss.see.half', { amount: openBeforeChicago(view) });
    return [cityName(city), half, ...gangWords(view, city, nameAt)].join('; ');
  }
  const shown = view.revealed[city] ?? [];
  const hidden = view.hidden[city] ?? null;
  return [
    cityName(city),
    hidden === null ? say('the-boss.see.hidden') : say('the-boss.see.was-hidden', { card: cardName(hidden) }),
    shown.length === 0
      ? say('the-boss.see.shown.none')
      : say('the-boss.see.shown', { cards: shown.map(cardName).join(', ') }),
    ...gangWords(view, city, nameAt),
    ...(notes === 'noted' ? noteWords(view, city) : []),
    ...(isBeforeChicago(view, city) ? [say('the-boss.see.counts')] : []),
  ].join('; ');
}

/** The question of the moment while a city or a card is taken up: what would come of it. */
export function questionOf(view: TheBossView, choice: Choice, you: number, nameAt: NameAt): string {
  if (choice.kind === 'reveal') {
    const city = cityOf[choice.card] ?? 0;
    const key = isBeforeChicago(view, city) ? 'the-boss.now.show.counts' : 'the-boss.now.show';
    return say(key, { card: cardName(choice.card), city: cityName(city) });
  }
  const count = gangAt(view, you, choice.city).count + choice.pros + choice.amateurs;
  const rival = rivalIn(view, choice.city, you);
  const city = cityName(choice.city);
  if (!rival) return say('the-boss.now.lead.alone', { city, count });
  return say('the-boss.now.lead', { city, count, name: nameAt(rival.seat), next: rival.count });
}
