import { clauseId } from '../../engine/clause.ts';
import type { Refusal } from '../../engine/game.ts';
import { say, sayIfKnown } from '../../words/index.ts';
import type { Answer } from './errands.ts';
import type { Trouble } from './http.ts';
import { note, type Note } from './notes.svelte.ts';
import { rulesAddress } from './route.ts';

export const problemWords = (problem: Trouble): string => say(`problem.${problem}`);

/** Why a rule of a game refuses something: as exactly as there are words for it. */
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

/** Clauses of a game can be read in its rules; general refusals stand in no rulebook. */
export function clauseOf(game: string, rule: string): Pick<Note, 'rule'> {
  return clause.test(rule) ? { rule: { id: rule, href: rulesAddress(game, rule) } } : {};
}

/** Tells the person why something was not done. True, if it was done. */
export function tellIfRefused(game: string, answer: Answer): boolean {
  if (answer.is === 'refused' && answer.refusal) {
    note(refusalWords(game, answer.refusal), { kind: 'danger', ...clauseOf(game, answer.refusal.rule) });
  } else if (answer.is === 'refused' && answer.problem !== 'rule') {
    note(problemWords(answer.problem), { kind: 'danger' });
  }
  return answer.is === 'done';
}
