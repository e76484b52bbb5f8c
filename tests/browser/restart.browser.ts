import { join } from 'node:path';
import { openDatabase } from '../../src/server/store/sqlite/open-database.ts';
import { desktop, expect, launcher, phone, picture, test } from './house.ts';
import { startServer } from './open-house.ts';
import { answerOne, anyOf, reader } from './player.ts';
import { thief } from './thieves-player.ts';

/** Changes the stored data while no server runs. */
function change(data: string, sql: string): void {
  const database = openDatabase(join(data, 'hideout.db'));
  database.exec(sql);
  database.close();
}

/** As if all games had begun with rules that this server does not know. */
const otherRules = `update entries set body = json_set(body, '$.rules', 99) where body ->> '$.kind' = 'started'`;
/** A table is read from its last start, so earlier damage would not be noticed. */
const damage = `update entries set body = '{}' where body ->> '$.kind' = 'started'`;

test('when the server stops, a page says so and comes back by itself; if its game or its table cannot go on, it says that too', async ({
  visitor,
}, info) => {
  const data = info.outputPath('data');
  const first = await startServer(launcher, data);
  const page = await visitor(phone);
  const { button, link, said } = reader(page, 'pl');
  await page.goto(`http://localhost:${first.port}`);
  await button('home.play-now').first().click();
  await answerOne(thief(page, 'pl'));

  await first.stop();
  const banner = page.getByRole('alert').filter({ hasText: said('problem.server-stopping') });
  await expect(banner).toBeVisible();
  await picture(page, 'server-stopping-360');
  const second = await startServer(launcher, data, { PORT: first.port });
  await expect(banner).toBeHidden();
  await answerOne(thief(page, 'pl'));

  await second.stop();
  change(data, otherRules);
  const third = await startServer(launcher, data, { PORT: first.port });
  await expect(page.getByText(anyOf([said('lobby.unplayable')], 'all of it'))).toBeVisible();
  await picture(page, 'other-rules-360');
  const watcher = await visitor(desktop);
  await watcher.goto(page.url());
  await expect(watcher.getByText(anyOf([reader(watcher, 'en').said('lobby.unplayable')], 'all of it'))).toBeVisible();
  await picture(watcher, 'other-rules-1280');
  await button('lobby.start').click();
  await answerOne(thief(page, 'pl'));

  await third.stop();
  change(data, damage);
  const fourth = await startServer(launcher, data, { PORT: first.port });
  await expect(page.getByText(said('problem.unreadable'))).toBeVisible();
  await link('page.home').first().click();
  await expect(button('home.play-now').first()).toBeVisible();
  await fourth.stop();
});
