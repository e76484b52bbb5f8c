import pg from 'pg';

const here = /^(\/.*|localhost|127(\.\d+){3}|\[?::1\]?|)$/;

/** A warning about a database that is elsewhere and reached without TLS; undefined if nobody on the way can listen. */
export function warningAbout(url: string): string | undefined {
  // The driver reads the address and what the environment adds to it. This client never connects.
  const { host, ssl } = new pg.Client({ connectionString: url });
  if (ssl || here.test(host)) return undefined;
  return (
    `The connection to the database at ${host} is not encrypted: whoever can listen on the way reads every hand. ` +
    `Add ?sslmode=verify-full to DATABASE_URL.`
  );
}
