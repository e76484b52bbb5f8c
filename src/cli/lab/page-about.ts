import { html, type Html } from './html.ts';
import { reportFiles } from './folder.ts';
import { sampledEvery } from './play.ts';
import { changeName, type Found, type Results } from './results.ts';
import type { Speaker } from './speaker.ts';
import type { Study } from './study.ts';

/** The command that repeats a study. */
export const commandOf = ({ game, games, seats, bots, studies, seed }: Study): string =>
  [
    `npm run lab -- ${game}`,
    `--games ${games} --seats ${seats.join()} --bots ${bots.join()}`,
    `--study ${studies.join()} --seed ${seed} --out DIR`,
  ].join(' ');

/** Who played what, and how to read it. */
export function aboutHtml(results: Results, speaker: Speaker): Html {
  const { study, probe, compared } = results;
  const { say } = speaker;
  const measures = Object.keys(probe.counts).map((measure) => say(`lab.measure.${measure}`).toLowerCase());
  return html`<section>
      <h2>${say('lab.made')}</h2>
      <p>
        ${say('lab.made.bots', { games: study.games, bot: say(`lab.bot.${study.bots[0] ?? ''}`) })}
        ${compared.length > 0 ? say('lab.made.compared') : undefined}
      </p>
      <p>${say('lab.made.by', { version: study.version, rules: study.rules, program: study.program })}</p>
      <p><code>${commandOf(study)}</code></p>
      <p>
        ${say('lab.made.files')} <a href="${reportFiles.csv}">${reportFiles.csv}</a>,
        <a href="${reportFiles.json}">${reportFiles.json}</a>
      </p>
      <details>
        <summary>${say('lab.tables')}</summary>
        ${tablesHtml(results, speaker)}
      </details>
    </section>
    <section>
      <h2>${say('lab.how')}</h2>
      <ul>
        ${[
          say('lab.how.interval'),
          say('lab.how.title'),
          say('lab.how.share'),
          say('lab.how.sample', { every: sampledEvery, measures: measures.join(', ') }),
          say('lab.how.half'),
          ...(probe.powers.length > 0 ? [say('lab.how.together')] : []),
          say('lab.how.bots'),
        ].map((sentence) => html`<li>${sentence}</li>`)}
      </ul>
    </section>`;
}

function tablesHtml({ usual, compared }: Results, { say, number }: Speaker): Html {
  const heads = ['lab.table.players', 'lab.table.options', 'lab.table.bots', 'lab.column.games'];
  const row = ({ table, tally }: Found) =>
    html`<tr>
      <td>${table.seats}</td>
      <td>${changeName(table) || say('lab.table.usual')}</td>
      <td>${[...new Set(table.bots)].join(' + ')}</td>
      <td>${number.format(tally.games)}</td>
    </tr> `;
  return html`<table>
    <thead>
      <tr>
        ${heads.map((key) => html`<th scope="col">${say(key)}</th>`)}
      </tr>
    </thead>
    <tbody>
      ${[...usual, ...compared].map(row)}
    </tbody>
  </table>`;
}
