import type { CommandOf } from '../protocol/messages.ts';
import type { CommandContext, Verdict } from './command-context.ts';
import { isHostAnHeir, isKeeper } from './keepers.ts';

/* What the host decides about people who wait for a seat. A page knows them by their figures. */

const notNow: Verdict = { problem: 'not-now' };

export function letFirst(context: CommandContext, { figure, first }: CommandOf<'let-first'>): Verdict {
  const owner = waitingAs(context, figure);
  if (owner === undefined || first === context.table.letFirst.includes(owner)) return notNow;
  return { body: { kind: 'let-first', owner, first } };
}

export function sendOff(context: CommandContext, { figure }: CommandOf<'send-off'>): Verdict {
  const { table } = context;
  const owner = waitingAs(context, figure);
  if (owner === undefined) return notNow;
  return isHostAnHeir(table) && isKeeper(table, owner)
    ? { problem: 'only-heir' }
    : { body: { kind: 'sent-off', owner } };
}

const waitingAs = ({ table, people }: CommandContext, figure: string): string | undefined =>
  table.waiting.find((owner) => people.get(owner)?.figure === figure);
