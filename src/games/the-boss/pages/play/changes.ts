import { cardsOf, cityOf, chicago, home, type Card, type City } from '../../box.ts';
import type { TheBossEvent } from '../../events.ts';
import type { PlayerInView, TheBossView } from '../../view.ts';
import type { EventOf } from '../../../../web/table/playback/by-kind.ts';
import { changed, type Changes } from '../../../../web/table/playback/changes.ts';
import { replaced } from '../../../../web/table/playback/rows.ts';

/*
 * What the screen shows while events are told one after the other. In the end the view that came with them replaces it.
 */

/** How the board looks after each event. */
const changes: Changes<TheBossView, TheBossEvent> = {
  round: (view, { round, first, left }) => ({ ...cleared(view), round, first, left, lap: 1, lastLap: [] }),
  back: (view, { seat, from }) =>
    withPlayer(view, seat, (player) => ({
      ...shifted(player, home, { pros: 1, amateurs: 0 }),
      away: player.away.filter(({ place, back }) => place !== from || back !== view.round),
    })),
  dealt: (view, { seat, cities, cards }) =>
    withPlayer({ ...view, hand: cards ?? view.hand }, seat, (player) => ({ ...player, hand: { cities, cards: null } })),
  'last-lap': (view, { seats }) => ({ ...view, lastLap: seats }),
  turn: (view, { seat, lap }) => ({ ...view, active: seat, lap, step: 'place' }),
  placed: (view, { seat, city, pros, amateurs }) => ({
    ...withPlayer(view, seat, (player) =>
      shifted(shifted(player, home, { pros: -pros, amateurs: -amateurs }), city, { pros, amateurs }),
    ),
    leaders: replaced(view.leaders, city, () => seat),
    step: 'reveal',
  }),
  passed: (view) => ({ ...view, step: 'reveal' }),
  revealed: (view, { seat, card }) => ({
    ...withPlayer(view, seat, (player) => withoutBack(player, card)),
    revealed: replaced(view.revealed, cityOf[card] ?? 0, (cards) => [...cards, card]),
    unrevealed: view.unrevealed.map((cards) => cards.filter((each) => each !== card)),
    hand: view.hand.filter((each) => each !== card),
  }),
  police: (view, { card, silver, gold }) => ({
    ...view,
    police: { ...view.police, shown: [...view.police.shown, card], silver, gold },
  }),
  'last-round': (view) => ({ ...view, police: { ...view.police, lastRound: true } }),
  took: (view, { city, card }) => ({ ...view, hidden: replaced(view.hidden, city, () => card) }),
  money: (view, { seat, amount }) => enriched(view, seat, amount),
  killed: (view, { seat, city }) =>
    withPlayer(view, seat, (player) => shifted(player, city, { pros: -1, amateurs: 0 })),
  hospital: (view, event) => sentAway(view, event),
  prison: (view, event) => sentAway(view, event),
  banished: (view, { seat, city }) => withPlayer(view, seat, (player) => ({ ...player, banishedFrom: city })),
  chicago: (view, { seat, amount }) => (seat === null ? view : enriched(view, seat, amount)),
};

/** The board after an event. */
export const after = (view: TheBossView, event: TheBossEvent): TheBossView => changed(changes, view, event);

/** All experts are at home, used amateurs have left, and the cards of the last round are gone. [TB-2.5, TB-2.6] */
function cleared(view: TheBossView): TheBossView {
  return {
    ...view,
    players: view.players.map(wentHome),
    leaders: view.leaders.map(() => null),
    revealed: view.revealed.map(() => []),
    hidden: view.hidden.map(() => null),
    unrevealed: cardsOf.map((cards, city) => (view.cities.includes(city) ? cards : [])),
  };
}

function wentHome(player: PlayerInView): PlayerInView {
  const pros = player.pros.reduce((sum, count) => sum + count, 0);
  const { amateurs } = player;
  return {
    ...player,
    pros: player.pros.map((_, place) => (place === home ? pros : 0)),
    amateurs: amateurs.map((count, place) => (place === home ? count : 0)),
  };
}

function shifted(
  player: PlayerInView,
  place: City,
  { pros, amateurs }: { readonly pros: number; readonly amateurs: number },
): PlayerInView {
  return {
    ...player,
    pros: replaced(player.pros, place, (count) => count + pros),
    amateurs: replaced(player.amateurs, place, (count) => count + amateurs),
  };
}

function sentAway(view: TheBossView, event: EventOf<TheBossEvent, 'hospital'>): TheBossView {
  const { seat, city, kind, back } = event;
  return withPlayer(view, seat, (player) => ({
    ...shifted(player, city, { pros: -1, amateurs: 0 }),
    away: [...player.away, { seat, place: kind, back }],
  }));
}

const enriched = (view: TheBossView, seat: number, amount: number): TheBossView =>
  withPlayer(view, seat, (player) => ({ ...player, money: player.money + amount }));

/** One back fewer: that of the card's city. */
function withoutBack(player: PlayerInView, card: Card): PlayerInView {
  const { cities } = player.hand;
  const place = cities.indexOf(cityOf[card] ?? chicago);
  return { ...player, hand: { ...player.hand, cities: cities.filter((_, index) => index !== place) } };
}

const withPlayer = (view: TheBossView, seat: number, then: (player: PlayerInView) => PlayerInView): TheBossView => ({
  ...view,
  players: replaced(view.players, seat, then),
});
