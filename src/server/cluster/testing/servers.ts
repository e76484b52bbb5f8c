import { newCounts, type Counts } from '../../limits/counts.ts';
import { newDatabase } from '../../testing/postgres.ts';
import { startServer, type TestServer } from '../../testing/server.ts';
import { openShared, type StoreAndPeers } from '../../open-shared.ts';

export interface SharingServer extends TestServer {
  readonly counts: Counts;
}

/** Servers in this process that share a database as separate processes would. */
export async function sharingServers(
  count: number,
  wishes: Parameters<typeof startServer>[0] = {},
  change: (opened: StoreAndPeers) => StoreAndPeers = (opened) => opened,
): Promise<readonly SharingServer[]> {
  const url = await newDatabase();
  const servers: SharingServer[] = [];
  for (let each = 0; each < count; each++) servers.push(await serverAt(url, wishes, change));
  return servers;
}

/** One more server that shares this database. */
export async function serverAt(
  url: string,
  wishes: Parameters<typeof startServer>[0] = {},
  change: (opened: StoreAndPeers) => StoreAndPeers = (opened) => opened,
): Promise<SharingServer> {
  const counts = newCounts();
  const opened = change(await openShared({ url, counts, report: () => undefined }));
  return { ...(await startServer({ ...opened, counts, ...wishes })), counts };
}
