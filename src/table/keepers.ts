import type { Problem } from '../protocol/messages.ts';
import type { Evening } from './evening.ts';
import type { Finisher, TableState } from './state.ts';

/*
 * The role of the host belongs to the keepers: the person who opened the table, and the person to whom a keeper gave it.
 * While they are away an heir has it.
 */

type Roles = Pick<TableState, 'host' | 'opener' | 'given'>;
type IsHere = (owner: string) => boolean;

export const isKeeper = ({ opener, given }: Pick<Roles, 'opener' | 'given'>, owner: string | null): boolean =>
  owner !== null && (owner === opener || owner === given);

/** Whether the host only has the role until a keeper is here again. */
export const isHostAnHeir = (table: Roles): boolean => !isKeeper(table, table.host);

/** Why somebody may not do what only a keeper may do, as host. */
export function whyNotKeeper(table: Roles, owner: string | null): Problem | undefined {
  if (table.host !== owner) return 'not-host';
  return isHostAnHeir(table) ? 'only-heir' : undefined;
}

/** The table when somebody else is host. What an heir gives on still belongs to the keepers. */
export function handedOver(table: TableState, owner: string, by: string | undefined): TableState {
  if (by === undefined || !isKeeper(table, by)) return { ...table, host: owner };
  return { ...table, host: owner, given: owner === table.opener ? null : owner };
}

/** Who has the role next; undefined as long as it stays where it is. */
export function nextHost(table: TableState, isHere: IsHere): string | undefined {
  const isHostHere = isHere(table.host);
  if (isHostHere && !isHostAnHeir(table)) return undefined;
  const keeper = [table.given, table.opener].find((owner) => owner !== null && owner !== table.host && isHere(owner));
  return keeper ?? (isHostHere ? undefined : heirOf(table, isHere));
}

/** Until a first game is finished anybody with a seat inherits the role; then only who finished one with a keeper. */
function heirOf({ seats, finished, finishers }: TableState, isHere: IsHere): string | undefined {
  const mayInherit = (person: string) =>
    finished === 0 || finishers.some(({ owner, withKeeper }) => withKeeper && owner === person);
  return seats.find(({ owner }) => owner !== null && isHere(owner) && mayInherit(owner))?.owner ?? undefined;
}

/** Whether people in the lobby have no host and will have none. A game then begins when they are ready. */
export const isHostless = (table: TableState, isHere: IsHere): boolean =>
  table.stage === 'lobby' && table.finished > 0 && !isHere(table.host) && nextHost(table, isHere) === undefined;

/** Whether somebody takes turns at seats, when there are fewer of them than people. */
export const takesTurns = (table: TableState, person: string): boolean =>
  person === table.host || isKeeper(table, person) || table.finishers.some(({ owner }) => owner === person);

/** The most people who are remembered: an evening has fewer. Those who finished no game with a keeper go first. */
const mostFinishers = 32;

/** Everybody who has finished a game, after the game of this table has come to its end. */
export function finishersAfter(table: TableState): readonly Finisher[] {
  const { seats, finishers } = table;
  const wasWithKeeper = new Set(finishers.flatMap(({ owner, withKeeper }) => (withKeeper ? owner : [])));
  const isWithKeeper = seats.some(({ owner, standIn }) => !standIn && isKeeper(table, owner));
  const players = seats.flatMap(({ owner, standIn }) =>
    owner === null ? [] : { owner, withKeeper: wasWithKeeper.has(owner) || (isWithKeeper && !standIn) },
  );
  const others = finishers.filter(({ owner }) => !players.some((player) => player.owner === owner));
  return withinBounds([...others, ...players]);
}

function withinBounds(finishers: readonly Finisher[]): readonly Finisher[] {
  if (finishers.length <= mostFinishers) return finishers;
  const first = [...finishers.filter(({ withKeeper }) => !withKeeper), ...finishers.filter((each) => each.withKeeper)];
  const dropped = new Set(first.slice(0, finishers.length - mostFinishers));
  return finishers.filter((each) => !dropped.has(each));
}

/** Earlier versions only kept who had finished a game, and not with whom. */
export function finishersOf({ standings }: Evening, host: string): readonly Finisher[] {
  const owners = standings.flatMap(({ owner }) => owner ?? []);
  return owners.map((owner) => ({ owner, withKeeper: owners.includes(host) }));
}

/** A person moves to another owner. If that owner has finished a game already, both stay. */
export const renamedFinishers = (finishers: readonly Finisher[], owner: string, to: string): readonly Finisher[] =>
  finishers.some((each) => each.owner === to)
    ? finishers
    : finishers.map((each) => (each.owner === owner ? { ...each, owner: to } : each));
