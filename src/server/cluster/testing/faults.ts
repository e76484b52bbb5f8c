import { setTimeout as pause } from 'node:timers/promises';
import { Superseded, type Addition } from '../../../room/log-store.ts';
import type { Store } from '../../store/store.ts';
import { readEntry } from '../../../table/read-entry.ts';
import type { StoreAndPeers } from '../../open-shared.ts';

/** A plausible delay of a disk or network, in milliseconds. */
const delay = 20;

const isMove = ({ body }: Addition): boolean => readEntry(body).kind === 'moved';

type Fault = (opened: StoreAndPeers) => StoreAndPeers;

/**
 * Confirms a move before it is written. If another server writes first, the entries that follow belong to a game that
 * the store does not have.
 */
const broadcastBeforeCommit: Fault = ({ store, peers }) => {
  const append = async (addition: Addition) => {
    if (!isMove(addition)) return store.append(addition);
    pause(delay)
      .then(() => store.append(addition))
      .catch(() => undefined);
  };
  return { peers, store: { ...store, append } };
};

/** Publishes an entry before it is in the store. */
const notifyBeforeCommit: Fault = ({ store, peers }) => {
  const append = async (addition: Addition) => {
    peers.bus.publish({ kind: 'written', tables: [[addition.code, addition.seq]] });
    await pause(delay);
    await store.append(addition);
  };
  return { peers, store: { ...store, append } };
};

/**
 * Lets machines act without a claim, and does not check again whether their move still fits after another server wrote
 * first.
 */
const claimNotChecked: Fault = ({ store, peers }) => {
  const append = async (addition: Addition): Promise<void> => {
    try {
      await store.append(addition);
    } catch (error) {
      const entry = readEntry(addition.body);
      const isMachine = entry.kind === 'moved' && entry.by !== 'person';
      if (!(error instanceof Superseded) || !isMachine) throw error;
      const last = (await store.seqs([addition.code])).get(addition.code) ?? 0;
      await append({ ...addition, seq: last + 1 });
    }
  };
  return { peers: { ...peers, claims: { claim: () => Promise.resolve(true) } }, store: { ...store, append } };
};

/** Never removes a ticket from the store, so that it moves a seat again and again. */
function ticketUsedTwice(): Fault {
  const holders = new Map<string, string>();
  return ({ store, peers }) => {
    const append = async ({ ticket, ...addition }: Addition) => {
      await store.append(addition);
      const entry = readEntry(addition.body);
      if (ticket !== undefined && entry.kind === 'carried') holders.set(ticket, entry.to);
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
