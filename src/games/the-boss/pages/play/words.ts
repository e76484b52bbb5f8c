import { chicago, type City } from '../../box.ts';
import type { PlaceMove, TheBossMove } from '../../moves.ts';
import { unseenIn, type TheBossView } from '../../view.ts';
import type { SeatInView } from '../../../../protocol/scene.ts';
import { say } from '../../../../words/index.ts';
import { listTo, sayTo, type Reader } from '../../../../web/table/log/say-to.ts';
import { gangAt, gangsIn, isBeforeChicago, openBeforeChicago, rivalIn } from './board.ts';
import type { Choice } from './choice.ts';
import { cardName, cityName, whatIs } from './faces.ts';
import { cityOf } from '../../box.ts';

/** Some experts and amateurs, in words. */
export function groupWords({ pros, amateurs }: Pick<PlaceMove, 'pros' | 'amateurs'>): string {
  if (amateurs === 0) return say('the-boss.group.pros', { pros });
  return pros === 0 ? say('the-boss.group.amateurs', { amateurs }) : say('the-boss.group.both', { pros, amateurs });
}

type NameAt = (seat: number) => string;

/** Who has how many gangsters in a city. */
function gangWords(view: TheBossView, city: City, reader: Reader): readonly string[] {
  const leader = view.leaders[city] ?? null;
  const gangs = gangsIn(view, city).map(({ seat, count }) =>
    say('the-boss.see.gang', { name: listTo(reader, [seat]), count }),
  );
  if (gangs.length === 0) return [say('the-boss.see.nobody')];
  return leader === null ? gangs : [...gangs, sayTo(reader, 'the-boss.see.leads', { name: leader })];
}

/** What the notes say about a city, if they are kept. */
function noteWords(view: TheBossView, city: City): readonly string[] {
  const unseen = unseenIn(view, city);
  return unseen.length === 0 ? [] : [say('the-boss.see.unseen', { cards: unseen.map(cardName).join(', ') })];
}

/** A city in words, for screen readers. */
export function cityWords(view: TheBossView, city: City, reader: Reader, notes: 'noted' | 'plain'): string {
  if (city === chicago) {
    const half = say('the-boss.see.half', { amount: openBeforeChicago(view) });
    return [cityName(city), half, ...gangWords(view, city, reader)].join('; ');
  }
  const shown = view.revealed[city] ?? [];
  const hidden = view.hidden[city] ?? null;
  return [
    cityName(city),
    hidden === null ? say('the-boss.see.hidden') : say('the-boss.see.was-hidden', { card: cardName(hidden) }),
    shown.length === 0
      ? say('the-boss.see.shown.none')
      : say('the-boss.see.shown', { cards: shown.map(cardName).join(', ') }),
    ...gangWords(view, city, reader),
    ...(notes === 'noted' ? noteWords(view, city) : []),
    ...(isBeforeChicago(view, city) ? [say('the-boss.see.counts')] : []),
  ].join('; ');
}

/** What a move does. */
export function deedOf(move: TheBossMove): string {
  if (move.kind === 'pass') return say('the-boss.do.pass');
  if (move.kind === 'place') return say('the-boss.deed.place', { group: groupWords(move), city: cityName(move.city) });
  const city = cityName(cityOf[move.card] ?? 0);
  return say('the-boss.deed.show', { what: whatIs(move.card), city });
}

/** The question while a city or a card is selected: what would come of it. */
export function questionOf(view: TheBossView, choice: Choice, you: number, nameAt: NameAt): string {
  if (choice.kind === 'reveal') {
    const city = cityOf[choice.card] ?? 0;
    const key = isBeforeChicago(view, city) ? 'the-boss.now.show.counts' : 'the-boss.now.show';
    return say(key, { card: whatIs(choice.card), city: cityName(city) });
  }
  const count = gangAt(view, you, choice.city).count + choice.pros + choice.amateurs;
  const rival = rivalIn(view, choice.city, you);
  const city = cityName(choice.city);
  if (!rival) return say('the-boss.now.lead.alone', { city, count });
  return say('the-boss.now.lead', { city, count, name: nameAt(rival.seat), next: rival.count });
}

/** A player in words, for screen readers. */
export function playerWords(seat: SeatInView, { you, acting }: { you: boolean; acting: boolean }): readonly string[] {
  const isAway = seat.kind === 'person' && !seat.present && !seat.standIn;
  return [
    seat.name,
    you && say('pieces.you'),
    seat.bot && say(`lobby.bot.${seat.bot}`),
    seat.standIn && say('pieces.stand-in'),
    isAway && say('pieces.away'),
    acting && say('pieces.thinks'),
  ].filter((each): each is string => typeof each === 'string');
}
