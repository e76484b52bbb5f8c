import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { codeLetters } from '../../src/protocol/messages.ts';
import { openTable } from '../../src/server/testing/player.ts';
import { openSqlite } from '../../src/server/store/sqlite/sqlite.ts';
import { screen as english } from '../../src/words/en/screen.ts';
import { codeInGroups } from '../../src/web/device/code.ts';
import { desktop, expect, launcher, phone, picture, test } from './house.ts';
import { startServer } from './open-house.ts';
import { reader } from './player.ts';
import { showOnTv, tv } from './screen.ts';

/** A folder with so many tables that new ones need more letters. */
async function fullFolder(tables: number): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), 'hideout-browser-'));
  const store = openSqlite(join(folder, 'hideout.db'));
  const letter = (index: number) => codeLetters[Math.trunc(index) % codeLetters.length] ?? '';
  const codes = Array.from(
    { length: tables },
    (_, each) => `AAA${letter(each / 576)}${letter(each / 24)}${letter(each)}`,
  );
  await Promise.all(codes.map((code) => store.append([{ code, seq: 1, at: Date.now(), body: '{}' }])));
  await store.close();
  return folder;
}

test('where codes have eight letters they are shown in two groups, and typed with or without them', async ({
  visitor,
}) => {
  const folder = await fullFolder(1000);
  const server = await startServer(launcher, folder);
  const address = `http://localhost:${server.port}`;
  const code = await openTable(address, 'Ala');
  expect(code).toHaveLength(8);

  const guest = await visitor(phone);
  const { said } = reader(guest, 'pl');
  await guest.goto(address);
  const field = guest.getByLabel(said('home.join'), { exact: true });
  await field.pressSequentially(codeInGroups(code).toLowerCase());
  await guest.waitForURL(`**/t/${code}`);
  await expect(guest.getByText(codeInGroups(code), { exact: true }).first()).toBeVisible();
  await picture(guest, 'long-code-phone');

  const screen = await visitor(tv);
  const asked: string[] = [];
  screen.on('request', (request) => void (request.url().includes('/api/tables/') && asked.push(request.url())));
  await showOnTv(screen, address, code);
  // Nobody asks for a table before its code is complete.
  expect(asked).toEqual([`${address}/api/tables/${code}`]);

  const other = await visitor(desktop);
  await other.goto(`${address}/tv`);
  await other.getByRole('button', { name: english['screen.code.enter'] }).waitFor();
  await other.keyboard.type('ABCDEF');
  await picture(other, 'long-code-tv');
  await other.keyboard.press('Enter');
  await expect(other.getByText('No table ABCDEF here')).toBeVisible();
  await server.stop();
  rmSync(folder, { recursive: true, force: true });
});
