import type { Header } from '../../../engine/record.ts';
import { includes, type Viewer } from '../../../engine/seats.ts';
import { sameData } from '../../../engine/testing/law.ts';
import type { Knowledge } from '../../../engine/testing/secrecy.ts';
import { heardBy, type ToldEvent } from '../../../engine/unfold.ts';
import type { CashEvent } from '../events.ts';
import { roundsIn, type CashView, type RoundInView } from '../view.ts';
import {
  follow,
  nothingKnown,
  secretOf,
  turnedUp,
  type Fact,
  type KnownRound,
  type WhatIsKnown,
} from './what-is-known.ts';

/**
 * Judges what viewers of Cash 'n Guns are shown: every secret must be one they have learned, and every field must be
 * listed here.
 */
export function knowledge({ seats }: Pick<Header, 'seats'>): Knowledge<CashView> {
  const known = nothingKnown(seats);
  return {
    follow: (events) => events.forEach((event) => follow(known, event)),
    objections: (viewer, view, told) => [
      ...strangers(view, fieldsOfView),
      ...strangers(view.pile, fieldsOfPile),
      ...strangers(view.sharing, fieldsOfSharing),
      ...[view.now, ...view.past].flatMap((round) => strangers(round, fieldsOfRound)),
      ...view.exchanges.flatMap((exchange) => strangers(exchange, fieldsOfExchange)),
      ...view.fetches.flatMap((fetch) => strangers(fetch, fieldsOfFetch)),
      ...told.flatMap((each) => objectionsToEvent(viewer, each)),
      ...(known.over ? [] : objectionsToView(viewer, view, known)),
    ],
  };
}

/** Fields that hold only what CG-7.1 makes public, or that are judged below. A new field is added here. */
const named = (...fields: readonly string[]): ReadonlySet<string> => new Set(fields.join(' ').split(' '));

const fieldsOfView = named(
  'seats options powers round step substep question decision asked owed over godfather living wounds suffered',
  'handSizes hands pile table loot removed turnedUp now past sharing exchanges fetches',
  'viewer ownHand ownAim ownCourage ownBullets ownExchanges ownDiscards',
);
const fieldsOfRound = named(
  'godfather standing lying late bullets loaded discarded shown surelyClick aims aimsShown ordered',
  'oldTarget nextGodfather',
);
const fieldsOfPile = named('open closed closedBangs');
const fieldsOfSharing = named('picker named banned served sated spent waved');
const fieldsOfExchange = named('round seat victim drawn given');
const fieldsOfFetch = named('round seat from discarded');

const strangers = (data: object, fields: ReadonlySet<string>): readonly string[] =>
  Object.keys(data)
    .filter((name) => !fields.has(name))
    .map((name) => `${name}, a field that no clause makes public`);

/** Fields of an event that everybody at the table sees, where they are no secrets of this event. [CG-7.1] */
const publicFields = named(
  'kind rule seat drawn power round cards at to courage bullet hits wounds shares share lay from gave type order',
);

function objectionsToEvent(viewer: Viewer, told: ToldEvent): readonly string[] {
  const heard = heardBy(told, viewer);
  const { fields, knownTo } = secretOf(told.event as CashEvent);
  const leaked = includes(knownTo, viewer) ? [] : Object.keys(heard).filter((name) => fields.includes(name));
  return [...strangers(heard, publicFields), ...leaked.map((name) => `${name} of ${heard.kind}`)];
}

function objectionsToView(viewer: Viewer, view: CashView, known: WhatIsKnown): readonly string[] {
  return [
    ...(view.hands === null ? [] : ['the hands of all']),
    ...roundsIn(view).flatMap((round, index) => objectionsToRound(viewer, round, known.rounds[index])),
    ...view.exchanges.flatMap(({ drawn, given }, index) => [
      ...unlearned(viewer, drawn, known.exchanges[index]?.drawn, 'what was drawn from a hand'),
      ...unlearned(viewer, given, known.exchanges[index]?.given, 'what was handed over'),
    ]),
    ...view.fetches.flatMap(({ discarded }, index) =>
      unlearned(viewer, discarded, known.discards[index], 'what was discarded for a Bang!'),
    ),
    ...(view.pile.closedBangs === null ? [] : ['what lies face down']),
    ...(view.turnedUp.length > turnedUp(known) ? ['the piles of later rounds'] : []),
    ...objectionsToOwn(viewer, view, known),
  ];
}

function objectionsToRound(viewer: Viewer, view: RoundInView, known: KnownRound | undefined): readonly string[] {
  return [
    ...view.bullets.flatMap((bullet, seat) =>
      unlearned(viewer, bullet, known?.bullets.get(seat), `a bullet of ${seat}`),
    ),
    ...view.lying.filter((seat) => !known?.lying.has(seat)).map((seat) => `that ${seat} means to lie down`),
    ...view.aims.flatMap((at, seat) => unlearned(viewer, at, known?.aims.get(seat), `the aim of ${seat}`)),
  ];
}

/** What is private must be the viewer's own. */
function objectionsToOwn(viewer: Viewer, view: CashView, known: WhatIsKnown): readonly string[] {
  const { ownHand, ownAim, ownCourage, ownBullets, ownExchanges, ownDiscards } = view;
  if (viewer === 'spectator') {
    const all = [ownHand, ownAim, ownCourage, ...ownBullets, ...ownExchanges, ...ownDiscards];
    return all.every((each) => each === null) ? [] : ['anything private'];
  }
  const { rounds, exchanges, discards, hands } = known;
  const now = rounds.at(-1);
  const courage = now?.courage.get(viewer)?.is ?? null;
  return [
    ...(view.viewer === viewer ? [] : ['what somebody else sees']),
    ...(sameData(ownHand, hands.held[viewer]) ? [] : ['a hand that is not their own']),
    ...unlearned(viewer, ownAim, now?.aims.get(viewer), 'an aim that is not their own'),
    ...(ownCourage === null || ownCourage === courage ? [] : ['a courage that is not their own']),
    ...ownBullets.flatMap((bullet, index) =>
      unlearned(viewer, bullet, rounds[index]?.bullets.get(viewer), 'a bullet that is not their own'),
    ),
    ...ownExchanges.flatMap((bullets, index) => [
      ...unlearned(viewer, bullets?.[0] ?? null, exchanges[index]?.drawn, 'what was drawn from a hand'),
      ...unlearned(viewer, bullets?.[1] ?? null, exchanges[index]?.given, 'what was handed over'),
    ]),
    ...ownDiscards.flatMap((bullet, index) =>
      unlearned(viewer, bullet, discards[index], 'what was discarded for a Bang!'),
    ),
  ];
}

/** What is shown must be true and learned; null and -1 reveal nothing. */
function unlearned(viewer: Viewer, shown: number | null, fact: Fact | undefined, what: string): readonly string[] {
  if (shown === null || shown === -1) return [];
  return fact?.is === shown && includes(fact.knownTo, viewer) ? [] : [what];
}
