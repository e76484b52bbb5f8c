import { isIP } from 'node:net';
import { hostname } from 'node:os';
import { domainToASCII } from 'node:url';

/** What the settings say about names. */
interface HostSettings {
  readonly host: string;
  readonly publicUrl: string | undefined;
  readonly allowedHosts: readonly string[];
}

/** Endings of names that only a network at home, or Tailscale for one's own machines, gives away. */
const homelyEndings = ['.local', '.lan', '.home.arpa', '.internal', '.fritz.box', '.ts.net'] as const;

/**
 * Whether the server answers to what a request calls it. Whoever owns a name on the Internet can point it at a machine in
 * somebody's home, and their page there would be a page of this server to a browser. So only names count that no
 * stranger can own, and those in the settings. Browsers always say a host; a program that says none is none.
 */
export function hostCheck(settings: HostSettings, machine = hostname()): (called: string | undefined) => boolean {
  const ownNames = [machine.toLowerCase(), settings.host.toLowerCase()];
  return (called) => {
    if (called === undefined) return true;
    const name = nameIn(called);
    if (name === undefined) return false;
    if (isIP(name) !== 0 || !name.includes('.') || ownNames.includes(name)) return true;
    if (homelyEndings.some((ending) => name.endsWith(ending))) return true;
    return name === publicName(settings) || settings.allowedHosts.some((allowed) => isMeant(name, allowed));
  };
}

/** The name in a Host header, without port, brackets and a final dot; undefined if there is none. */
function nameIn(called: string): string | undefined {
  const { literal, name } =
    /^(?:\[(?<literal>[\da-f:.]+)\]|(?<name>[\w-]+(?:\.[\w-]+)*)\.?)(?::\d{1,5})?$/i.exec(called)?.groups ?? {};
  return literal === undefined ? name?.toLowerCase() : isIP(literal) === 6 ? literal : undefined;
}

/** The public URL may be that of a tunnel, which comes and goes. */
const publicName = ({ publicUrl }: HostSettings): string | undefined =>
  publicUrl === undefined ? undefined : new URL(publicUrl).hostname;

/** A name that begins with a dot means the rest of it and everything below. */
const isMeant = (name: string, allowed: string): boolean =>
  allowed.startsWith('.') ? `.${name}`.endsWith(allowed) : name === allowed;

/** Reads ALLOWED_HOSTS. Undefined, if one of the names is none. */
export function parseHosts(text: string): readonly string[] | undefined {
  const names = text.split(',').map((each) => asciiName(each.trim()));
  return names.every((name) => name !== undefined) ? names : undefined;
}

function asciiName(text: string): string | undefined {
  const dot = text.startsWith('.') ? '.' : '';
  const name = domainToASCII(text.slice(dot.length));
  return /^[\w-]+(?:\.[\w-]+)*$/.test(name) ? dot + name : undefined;
}

/** A sentence about everything that the server answers to, for the person who runs it. */
export function hostsInWords(settings: HostSettings): string {
  const own = [hostname().toLowerCase(), publicName(settings) ?? [], settings.allowedHosts].flat();
  const names = [
    'IP addresses',
    'names without a dot',
    ...homelyEndings.map((ending) => `*${ending}`),
    ...new Set(own),
  ];
  return `Answers to ${names.join(', ')}; ALLOWED_HOSTS adds names.`;
}

/** What the server says under a name that it does not know, mostly to the person who runs it and has just set it up. */
export function wrongHost(called: string | undefined, language: string | undefined): string {
  const name = nameIn(called ?? '') ?? 'cards.example.org';
  return /^pl\b/i.test(language ?? '')
    ? `Ten serwer nie odpowiada pod tą nazwą. Osoba, która go prowadzi, może ją dopuścić: ALLOWED_HOSTS=${name}\n`
    : `This server does not answer to this name. The person who runs it can allow the name: ALLOWED_HOSTS=${name}\n`;
}
