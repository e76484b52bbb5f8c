import { setTimeout as pause } from 'node:timers/promises';
import { Superseded, type Addition, type Store } from '../../store/store.ts';
import { readEntry } from '../../table/read-entry.ts';
import type { StoreAndPeers } from '../open-shared.ts';

/** Milliseconds that a disk or a network could take. */
const delay = 20;

const isMove = ({ body }: Addition): boolean => readEntry(body).kind === 'moved';

type Fault = (opened: StoreAndPeers) => StoreAndPeers;

/**
 * Says that a move is written as soon as it hears of it, and writes it in a moment. When another server was first, the
 * entries that follow belong to a game which the store does not have: then its log cannot be followed.
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

/** Tells the others of an entry before it is in the store. */
const notifyBeforeCommit: Fault = ({ store, peers }) => {
  const append = async (addition: Addition) => {
    peers.bus.publish({ kind: 'written', tables: [[addition.code, addition.seq]] });
    await pause(delay);
    await store.append(addition);
  };
  return { peers, store: { ...store, append } };
};

/** Lets machines act without a claim, and does not look again whether their move still fits when somebody was first. */
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

/** Never takes a ticket out of the store, and lets it move whoever has the seat by now. */
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

/** What the history checker has to find, and what it says then. */
export const faults: readonly (readonly [name: string, fault: Fault, finding: RegExp])[] = [
  ['a broadcast before the commit', broadcastBeforeCommit, /saw another game|heard something else|saw entry|cannot be followed/],
  ['a bulletin before the commit', notifyBeforeCommit, /bulletins came before their entries/],
  ['a machine whose claim is not checked', claimNotChecked, /a decision that is over|cannot be followed|a bot moved/],
  ['a ticket that is used twice', ticketUsedTwice(), /was carried away without a ticket/],
];
