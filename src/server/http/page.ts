import type { FastifyRequest } from 'fastify';
import type { Settings } from '../settings.ts';

/** The page depends on language and address, so browsers must revalidate it. */
export const pageHeaders = { 'cache-control': 'no-cache', vary: 'accept-language' };

/** The preview of a link to a table or to the home page, where somebody posts it. */
const previews = {
  en: {
    title: 'Hideout: a table for gangster games',
    about: 'Take a seat: Cash ’n Guns, The Boss and Thieves! online.',
  },
  pl: {
    title: 'Hideout: stół do gier gangsterskich',
    about: 'Siadaj z nami: Cash ’n Guns, The Boss i Złodzieje! online.',
  },
} as const;

/** The preview of a link to a shared game. */
const sharedPreviews = {
  en: { title: 'A game to watch again · Hideout', about: 'Who was bluffing? See it with everything face up.' },
  pl: { title: 'Ta gra jeszcze raz · Hideout', about: 'Kto blefował? Obejrzyj z odkrytymi kartami.' },
} as const;

/**
 * The one page of the app. Messengers that show a preview run no scripts and need absolute URLs, so the server fills in
 * its own address, and texts in the requested language.
 */
export function pageOf(html: string, settings: Pick<Settings, 'publicUrl'>): (request: FastifyRequest) => string {
  return (request) => {
    const origin = settings.publicUrl ?? originOf(request);
    const language = /^pl\b/i.test(request.headers['accept-language'] ?? '') ? 'pl' : 'en';
    const path = pathOf(request);
    const { id } = /^\/replay\/s\/(?<id>[\w-]{22})$/.exec(path)?.groups ?? {};
    const { title, about } = (id === undefined ? previews : sharedPreviews)[language];
    // The page does not ask the store whether the game exists. That shows when the picture is fetched.
    const image = `${origin}${id === undefined ? '/preview.png' : `/api/shared/${id}/preview.png`}`;
    const values: Readonly<Record<string, string>> = { title, about, image, address: `${origin}${path}` };
    return html.replaceAll(/__PREVIEW_([A-Z]+)__/g, (_, name: string) => values[name.toLowerCase()] ?? '');
  };
}

/** The Host header of a visitor ends up in the page, so only characters of a host are accepted. */
const originOf = ({ protocol, host }: FastifyRequest): string =>
  /^[\w.:[\]-]{1,255}$/.test(host) ? `${protocol}://${host}` : '';

const pathOf = ({ url }: FastifyRequest): string => /^\/[\w/-]*/.exec(url)?.[0] ?? '/';
