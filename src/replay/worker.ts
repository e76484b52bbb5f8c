import { games } from '../games/catalogue.ts';
import { Film, openFilm, previewOf } from './film.ts';
import type { Answer, Question } from './messages.ts';

/* Replays records in a worker, so that a long game does not block the page. */

/** The part of a worker's global scope that is used; this folder is compiled without DOM types. */
declare const self: {
  onmessage: ((event: { readonly data: Question }) => void) | null;
  postMessage(answer: Answer): void;
};

let film: Film | undefined;

function answerTo(question: Question): Answer['answer'] {
  if (question.kind === 'preview') return previewOf(games, question.text);
  if (question.kind === 'open') {
    const opened = openFilm(games, question.text);
    if (!(opened instanceof Film)) return opened;
    film = opened;
    return film.info;
  }
  if (!film) throw new Error('No record has been opened.');
  if (question.kind === 'hidden') return film.hidden();
  if (question.kind === 'tale') return film.tale();
  if (question.kind === 'odds') return film.odds(question.step, question.seat);
  return question.kind === 'game' ? film.gameAt(question.step, question.eyes) : film.story(question.eyes);
}

self.onmessage = ({ data }) => self.postMessage({ n: data.n, answer: answerTo(data) });
