import { languages, type Language } from '../../words/index.ts';
import type { Figure } from './figure.ts';
import { html, raw, type Html } from './html.ts';
import { figureHtml } from './page-figure.ts';
import { aboutHtml } from './page-about.ts';
import { style } from './page-style.ts';
import type { Results } from './results.ts';
import { speakerOf, type Speaker } from './speaker.ts';

/** The whole report in both languages, as one self-contained page. */
export function pageOf(results: Results, figures: readonly Figure[]): string {
  const speakers = languages.map((language) => speakerOf(language, results.game.id));
  const { usual } = results;
  const sizes = usual.map(({ table }) => table.seats);
  const title = titleIn(results, speakers[0]);
  return html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>${title}</title>
        <style>
          ${raw(style + choiceStyle(sizes))}
        </style>
      </head>
      <body>
        <header>${languageChoice(speakers)}</header>
        ${speakers.map((speaker) => mainHtml(results, figures, speaker))}
        <script>
          ${raw(chooseLanguage)};
        </script>
      </body>
    </html> `.html;
}

const titleIn = ({ study, game }: Results, speaker: Speaker | undefined): string =>
  speaker?.say('lab.title', { games: study.games, game: speaker.say(`game.${game.id}.name`) }) ?? '';

/** A Polish browser shows Polish first. Everything else on the page works without scripts. */
const chooseLanguage = `
const polish = document.getElementById('lang-pl');
if (navigator.language.startsWith('pl')) polish.checked = true;
const follow = () => (document.documentElement.lang = polish.checked ? 'pl' : 'en');
document.querySelectorAll('[name=language]').forEach((each) => each.addEventListener('change', follow));
follow();`;

/** Shows the selected language and size. */
const choiceStyle = (sizes: readonly number[]): string =>
  [
    ...languages.map(
      (language) => `body:has(#lang-${language}:checked) > main:not([lang="${language}"]) { display: none; }`,
    ),
    ...languages.flatMap((language) =>
      sizes.map(
        (seats) =>
          `main:has(#${sizeId(language, seats)}:checked) figure:not([data-seats="${seats}"], [data-seats="all"]) { display: none; }`,
      ),
    ),
  ].join('\n');

const sizeId = (language: Language, seats: number) => `${language}-size-${seats}`;

const ownNames: Readonly<Record<Language, string>> = { en: 'English', pl: 'Polski' };

const languageChoice = (speakers: readonly Speaker[]): Html =>
  html`<fieldset class="languages">
    <legend>${speakers.map(({ say }) => say('lab.language')).join(' · ')}</legend>
    ${speakers.map(
      ({ language }, place) =>
        html`<label lang="${language}"
          ><input
            type="radio"
            name="language"
            id="lang-${language}"
            ${place === 0 ? raw(' checked') : undefined}
          />${ownNames[language]}</label
        >`,
    )}
  </fieldset>`;

function mainHtml(results: Results, figures: readonly Figure[], speaker: Speaker): Html {
  const { study, usual, game } = results;
  const { language, say } = speaker;
  return html`<main lang="${language}">
    <h1>${titleIn(results, speaker)}</h1>
    ${aboutHtml(results, speaker)}
    <fieldset class="choices">
      <legend>${say('lab.players')}</legend>
      ${usual.map(
        ({ table: { seats } }) =>
          html`<label><input type="radio" name="${language}-size" id="${sizeId(language, seats)}" />${seats}</label>`,
      )}<label><input type="radio" name="${language}-size" checked />${say('lab.players.all')}</label>
    </fieldset>
    ${study.studies.map(
      (name) =>
        html`<section>
          <h2>${say(`lab.study.${name}`)}</h2>
          <div class="figures">
            ${figures.filter((figure) => figure.study === name).map((figure) => figureHtml(figure, speaker, game.id))}
          </div>
        </section> `,
    )}
  </main> `;
}
