import { includes, type Viewer } from '../../../engine/seats.ts';
import type { Knowledge } from '../../../engine/testing/secrecy.ts';
import { heardBy, type Told } from '../../../engine/unfold.ts';
import type { CashEvent } from '../events.ts';
import type { CashView, RoundInView } from '../view.ts';
import {
  follow,
  nothingKnown,
  secretOf,
  turnedUp,
  type Fact,
  type KnownRound,
  type WhatIsKnown,
} from './what-is-known.ts';

/** Judges what viewers of Cash 'n Guns are shown: every secret must be one they have learned, every field one we know. */
export function knowledge(): Knowledge<CashView> {
  const known = nothingKnown();
  return {
    follow: (events) => events.forEach((event) => follow(known, event)),
    objections: (viewer, view, told) => [
      ...strangers(view, fieldsOfView),
      ...strangers(view.pile, fieldsOfPile),
      ...strangers(view.sharing, fieldsOfSharing),
      ...[view.now, ...view.past].flatMap((round) => strangers(round, fieldsOfRound)),
      ...view.hands.flatMap((hand) => strangers(hand, fieldsOfHand)),
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
  'viewer seats options powers round step stage question decision asked owed over godfather living wounds suffered',
  'hands pile table loot removed turnedUp now past sharing exchanges fetches',
);
const fieldsOfRound = named(
  'godfather standing lying late ownCourage bullets loaded discarded shown surelyClick aims aimsShown ordered',
  'oldTarget nextGodfather',
);
const fieldsOfPile = named('open closed closedBangs');
const fieldsOfSharing = named('picker named banned served sated spent waved');
const fieldsOfHand = named('size held');
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

function objectionsToEvent(viewer: Viewer, told: Told): readonly string[] {
  const heard = heardBy(told, viewer);
  if (!heard) return [`nothing: ${told.event.kind} is hidden altogether`];
  const { fields, knownTo } = secretOf(told.event as CashEvent);
  const leaked = includes(knownTo, viewer) ? [] : Object.keys(heard).filter((name) => fields.includes(name));
  return [...strangers(heard, publicFields), ...leaked.map((name) => `${name} of ${heard.kind}`)];
}

function objectionsToView(viewer: Viewer, view: CashView, known: WhatIsKnown): readonly string[] {
  const rounds = [...view.past, ...(view.past.length < view.round ? [view.now] : [])];
  return [
    ...view.hands.flatMap(({ held }, seat) => (held && seat !== viewer ? [`the hand of ${seat}`] : [])),
    ...rounds.flatMap((round, index) => objectionsToRound(viewer, round, known.rounds[index])),
    ...view.exchanges.flatMap(({ drawn, given }, index) => [
      ...unlearned(viewer, drawn, known.exchanges[index]?.drawn, 'what was drawn from a hand'),
      ...unlearned(viewer, given, known.exchanges[index]?.given, 'what was handed over'),
    ]),
    ...view.fetches.flatMap(({ discarded }, index) =>
      unlearned(viewer, discarded, known.discards[index], 'what was discarded for a Bang!'),
    ),
    ...(view.pile.closedBangs === null ? [] : ['what lies face down']),
    ...(view.turnedUp.length > turnedUp(known) ? ['the piles of later rounds'] : []),
  ];
}

function objectionsToRound(viewer: Viewer, view: RoundInView, known: KnownRound | undefined): readonly string[] {
  const own = view.ownCourage;
  const decided = viewer === 'spectator' ? undefined : known?.courage.get(viewer);
  return [
    ...view.bullets.flatMap((bullet, seat) =>
      unlearned(viewer, bullet, known?.bullets.get(seat), `a bullet of ${seat}`),
    ),
    ...view.aims.flatMap((at, seat) => unlearned(viewer, at, known?.aims.get(seat), `the aim of ${seat}`)),
    ...(own === null || decided?.is === own ? [] : ['a courage that is not their own']),
  ];
}

/** What is shown must be true and learned; null and nothing (-1) say nothing. */
function unlearned(viewer: Viewer, shown: number | null, fact: Fact | undefined, what: string): readonly string[] {
  if (shown === null || shown === -1) return [];
  return fact?.is === shown && includes(fact.knownTo, viewer) ? [] : [what];
}
