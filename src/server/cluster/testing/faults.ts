import { setTimeout as pause } from 'node:timers/promises';
import { at } from '../../../engine/at.ts';
import { Superseded, type Addition } from '../../../room/log-store.ts';
import type { Store } from '../../store/store.ts';
import { readEntry } from '../../../table/read-entry.ts';
import type { StoreAndPeers } from '../../open-shared.ts';

/** A plausible delay of a disk or network, in milliseconds. */
const delay = 20;

type Append = Store['append'];

const isMove = ({ body }: Addition): boolean => readEntry(body).kind === 'moved';

type Fault = (opened: StoreAndPeers) => StoreAndPeers;

/**
 * Confirms a move before it is written. If another server writes first, the entries that follow belong to a game that
 * the store does not have.
 */
const broadcastBeforeCommit: Fault = ({ store, peers }) => {
  const append: Append = async (additions) => {
    if (!additions.some(isMove)) return store.append(additions);
    pause(delay)
      .then(() => store.append(additions))
      .catch(() => undefined);
  };
  return { peers, store: { ...store, append } };
};

/** Publishes an entry before it is in the store. */
const notifyBeforeCommit: Fault = ({ store, peers }) => {
  const append: Append = async (additions) => {
    peers.bus.publish({ kind: 'written', tables: additions.map(({ code, seq }) => [code, seq]) });
    await pause(delay);
    await store.append(additions);
  };
  return { peers, store: { ...store, append } };
};

/**
 * Lets machines act without a claim, and does not check again whether their move still fits after another server wrote
 * first.
 */
const claimNotChecked: Fault = ({ store, peers }) => {
  const append: Append = async (additions) => {
    try {
      await store.append(additions);
    } catch (error) {
      const addition = at(additions, 0);
      const entry = readEntry(addition.body);
      const isMachine = entry.kind === 'moved' && entry.by !== 'person';
      if (!(error instanceof Superseded) || !isMachine) throw error;
      const last = (await store.seqs([addition.code])).get(addition.code) ?? 0;
      await append([{ ...addition, seq: last + 1 }]);
    }
  };
  return { peers: { ...peers, claims: { claim: () => Promise.resolve(true) } }, store: { ...store, append } };
};

/** Never removes a ticket from the store, so that it moves a seat again and again. */
function ticketUsedTwice(): Fault {
  const holders = new Map<string, string>();
  return ({ store, peers }) => {
    const append: Append = async (additions) => {
      await store.append(additions.map(({ ticket: _, ...addition }) => addition));
      for (const { ticket, body } of additions) {
        const entry = readEntry(body);
        if (ticket !== undefined && entry.kind === 'carried') holders.set(ticket, entry.to);
      }
    };
    const ticketHolder: Store['ticketHolder'] = async (code, hash, now) =>
      holders.get(hash) ?? (await store.ticketHolder(code, hash, now));
    return { peers, store: { ...store, append, ticketHolder } };
  };
}

/** The faults that the history checker must find, each with the words of its finding. */
export const faults: readonly (readonly [name: string, fault: Fault, finding: RegExp])[] = [
  [
    'a broadcast before the commit',
    broadcastBeforeCommit,
    /saw another game|heard something else|saw entry|cannot be followed/,
  ],
  ['a bulletin before the commit', notifyBeforeCommit, /bulletins came before their entries/],
  ['a machine whose claim is not checked', claimNotChecked, /a decision that is over|cannot be followed|a bot moved/],
  ['a ticket that is used twice', ticketUsedTwice(), /was carried away without a ticket/],
];
