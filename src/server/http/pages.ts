import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import serveStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { pagePaths } from '../../protocol/pages.ts';
import type { Settings } from '../settings.ts';

type PageSettings = Pick<Settings, 'publicUrl'>;

/** Serves the built pages. Every path of the app gets the same page, which routes by itself. */
export async function servePages(app: FastifyInstance, pages: URL, settings: PageSettings): Promise<void> {
  const root = fileURLToPath(pages);
  if (!existsSync(root)) return;
  const page = pageOf(readFileSync(join(root, 'index.html'), 'utf8'), settings);
  const sendPage = (request: FastifyRequest, reply: FastifyReply) =>
    reply.type('text/html; charset=utf-8').headers(pageHeaders).send(page(request));
  await app.register(serveStatic, {
    root,
    cacheControl: false,
    // The file of the page is a template, which only `sendPage` fills in.
    index: false,
    allowedPath: (path) => !/index\.html/i.test(path),
    // The build writes compressed copies beside the files, so that no request has to compress them.
    preCompressed: true,
    setHeaders(reply, path) {
      const isNamedByContent = path.includes('/assets/');
      reply.setHeader('cache-control', isNamedByContent ? 'public, max-age=31536000, immutable' : 'no-cache');
    },
  });
  // A browser that follows a wrong link gets the page that says so; a program gets JSON.
  app.setNotFoundHandler((request, reply) =>
    request.headers.accept?.includes('text/html')
      ? sendPage(request, reply.code(404))
      : reply.code(404).send({ problem: 'malformed' }),
  );
  for (const path of Object.values(pagePaths)) app.get(path, sendPage);
}

/** The page depends on language and address, so browsers must revalidate it. */
const pageHeaders = { 'cache-control': 'no-cache', vary: 'accept-language' };

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
function pageOf(html: string, settings: PageSettings): (request: FastifyRequest) => string {
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
