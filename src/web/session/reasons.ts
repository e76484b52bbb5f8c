import { clauseId } from '../../engine/clause.ts';
import type { Refusal } from '../../engine/game.ts';
import type { ProblemValues } from '../../protocol/messages.ts';
import { say, sayIfKnown } from '../../words/index.ts';
import type { Answer } from './errands.ts';
import type { Trouble } from './http.ts';
import { note, type Note } from './notes.svelte.ts';
import { rulesAddress } from '../device/route.ts';

/** The most specific sentence there is for it. */
export const problemWords = (problem: Trouble, values?: ProblemValues): string =>
  (values && sayIfKnown(`problem.${problem}.like`, { ...values })) ?? say(`problem.${problem}`);

/** What to say about a command that was not carried out, if no rule of a game is the reason. */
export const problemIn = (answer: Answer): string | undefined =>
  answer.is === 'refused' && answer.problem !== 'rule' ? problemWords(answer.problem, answer.values) : undefined;

/** Why a rule of a game refuses something: the most specific sentence there is. */
export function refusalWords(game: string, { rule, values }: Refusal): string {
  const name = `${game}.refusal.${rule}`;
  const reason = values['reason'];
  return (
    (reason === undefined ? undefined : sayIfKnown(`${name}.${reason}`, values)) ??
    sayIfKnown(name, values) ??
    sayIfKnown(`rule.${rule}`, values) ??
    say('rule.other')
  );
}

const clause = new RegExp(`^${clauseId}$`);

/** Clauses of a game can be read in its rules; general refusals are in no rulebook. */
export function clauseOf(game: string, rule: string): Pick<Note, 'rule'> {
  return clause.test(rule) ? { rule: { id: rule, href: rulesAddress(game, rule) } } : {};
}

/** Tells the person why something was refused. True if it was done. */
export function tellIfRefused(game: string, answer: Answer): boolean {
  if (answer.is === 'refused' && answer.refusal) {
    note(refusalWords(game, answer.refusal), { kind: 'danger', ...clauseOf(game, answer.refusal.rule) });
  } else {
    const problem = problemIn(answer);
    if (problem !== undefined) note(problem, { kind: 'danger' });
  }
  return answer.is === 'done';
}
