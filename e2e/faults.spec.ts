import { createHash } from 'node:crypto';
import { type Browser, expect, type Page } from '@playwright/test';
import { graceMs } from '#domain/mocks/part-clock.ts';
import { grantLicence } from '#server/licences/grants.ts';
import { hydrated } from './journey.ts';
import { browserWithMicrophone } from './microphone.ts';
import { choose } from './mocks.ts';
import { type OwnServer, startOwnServer } from './own-server.ts';
import { newAddress, password, profile } from './people.ts';
import { keptSound, primaryOf, record } from './recordings.ts';
import { otherBrowser, test } from './test.ts';

/** The server is killed in the middle of what learners do, and started again: nothing is lost, and no time is gained. */
let server: OwnServer;
let browser: Browser;
test.describe.configure({ mode: 'serial' });
test.beforeAll(async () => {
  test.setTimeout(240_000);
  const { baseURL = '' } = test.info().project.use;
  server = await startOwnServer(Number(new URL(baseURL).port) + 1000);
  browser = await browserWithMicrophone();
});
test.afterAll(async () => {
  await browser.close();
  await server.stop();
});

/** Somebody with Premium who has begun a part. */
async function begun(part: 'write' | 'speak' | 'listen', chosen: string | null): Promise<Page> {
  const page = await otherBrowser(browser, { baseURL: server.url });
  const email = newAddress();
  const send = async (path: string, form: Record<string, string>) => {
    const answer = await page
      .context()
      .request.post(path, { form, headers: { origin: server.url }, maxRedirects: 0 });
    expect(answer.status(), path).toBe(302);
  };
  await send('/auth?create', { mode: 'create', email, password, confirmPassword: password });
  await send('/onboarding', { ...profile, next: '/app' });
  await server.withDatabase(async (database) => {
    const { rows } = await database.pool.query<{ id: string }>('select id from auth.users where email = $1', [
      email,
    ]);
    await database.asService((transaction) =>
      grantLicence(transaction, {
        ...{ userId: rows[0]?.id ?? '', tier: 12, days: 30, source: 'admin', reference: email },
        grantedAt: new Date(Date.now() - 60_000),
      }),
    );
    await database.pool.query(
      `insert into public.clips (stimulus_id, hash, duration_ms, peaks, engine, robot)
       select id, bestatt.public_name('sound of ' || content_id), 60000, '[]', 'test', true
       from public.stimuli where public ->> 'kind' = 'clip' on conflict do nothing`,
    );
  });
  await page.goto(`/app/mock-tests?begin=${part}`);
  await hydrated(page);
  if (chosen) await page.locator(`input[name=test][value="${chosen}"]`).check();
  await page.locator('main form button[type=submit]').click();
  await page.waitForURL(/\/app\/mock-tests\/[0-9a-f-]{36}$/);
  await expect(page.locator('[data-test-buttons]')).toBeVisible();
  await hydrated(page);
  return page;
}

const partOf = (page: Page) => page.url().split('/').at(-1) ?? '';

/** Sets the part's clock forward, with all that began in it, so that it ends in so many seconds. @returns when */
async function endIn(partId: string, seconds: number): Promise<number> {
  const endsAt = Date.now() + seconds * 1000;
  await server.withDatabase(async ({ pool }) => {
    await pool.query(
      `with moved as (
         update public.sittings set settings = jsonb_set(settings, '{endsAt}', to_jsonb($2::text)) where id = $1
         returning $3::timestamptz - (select (settings ->> 'endsAt')::timestamptz from public.sittings where id = $1) as by)
       update public.mock_parts set started_at = started_at + moved.by, stage_started_at = stage_started_at + moved.by
       from moved where id = $1`,
      [partId, new Date(endsAt).toISOString(), new Date(endsAt)],
    );
  });
  return endsAt;
}

/** When the part began, by the database: no restart moves it. */
function startOf(page: Page): Promise<number> {
  return server.withDatabase(async ({ pool }) => {
    const { rows } = await pool.query<{ started_at: Date }>(
      'select started_at from public.mock_parts where id = $1',
      [partOf(page)],
    );
    return rows[0]?.started_at.getTime() ?? 0;
  });
}

test('the server is killed in the middle of a text: what was typed meanwhile is saved when it is back, and the clock has gone on (9.392)', async () => {
  test.setTimeout(240_000);
  const page = await begun('write', 'A2–B1');
  const desk = page.locator('#written-text');
  await desk.fill('Før strømmen gikk.');
  await expect(page.getByText('Saved', { exact: true })).toBeVisible();
  const startedAt = await startOf(page);
  await server.kill();
  await desk.fill('Før strømmen gikk. Og dette skrev jeg etterpå.');
  await expect(page.getByText(/is kept on this device/).first()).toBeVisible();
  await server.start();
  await expect(page.getByText('Saved', { exact: true })).toBeVisible({ timeout: 60_000 });
  await page.reload();
  await hydrated(page);
  await expect(desk).toHaveValue('Før strømmen gikk. Og dette skrev jeg etterpå.');
  expect(await startOf(page)).toBe(startedAt);
  const left = Number(await page.locator('[role=timer]').getAttribute('data-left'));
  expect(Math.abs(startedAt + 90 * 60_000 - (Date.now() + left * 1000))).toBeLessThan(10_000);
  await page.context().close();
});

type Recording = { readonly position: number; readonly seconds: number };

/** What the server has of a part's recordings. */
function recordingsOf(partId: string): Promise<readonly Recording[]> {
  return server.withDatabase(async ({ pool }) => {
    const { rows } = await pool.query<Recording>(
      `select b.position, b.seconds from public.submissions b join storage.objects o on o.name = b.recording_path
       where b.sitting_id = $1`,
      [partId],
    );
    return rows;
  });
}

test('the server is killed when a recording is sent: it arrives when the server is back, though the time is up by then (9.396, 9.502)', async () => {
  test.setTimeout(240_000);
  const page = await begun('speak', 'A2–B1');
  await record(page, 2000);
  const partId = partOf(page);
  const endsAt = await endIn(partId, 8);
  await server.kill();
  await primaryOf(page).click();
  await expect(page.getByText(/No connection\. The recording is kept/)).toBeVisible();
  await page.waitForTimeout(Math.max(0, endsAt + graceMs + 1000 - Date.now()));
  await server.start();
  // With the recording there is nothing left to wait for: the part ends.
  await page.waitForURL(/\/result$/, { timeout: 60_000 });
  const kept = await recordingsOf(partId);
  expect(kept).toHaveLength(1);
  expect(kept[0]?.seconds).toBeGreaterThan(1);
  await page.context().close();
});

test('9.517 the server is killed while a recording is on its way: after more than a minute it is sent again from where it stopped, and arrives whole', async () => {
  test.setTimeout(420_000);
  const page = await begun('speak', 'A2–B1');
  // More than one piece of 128 kB.
  await record(page, 45_000);
  const partId = partOf(page);
  const said = await keptSound(page);
  expect(said.bytes).toBeGreaterThan(140_000);
  const line = await page.context().newCDPSession(page);
  const throttle = (uploadThroughput: number) =>
    line.send('Network.emulateNetworkConditions', {
      ...{ offline: false, latency: 0, downloadThroughput: -1, uploadThroughput },
    });
  const pieceFrom = (least: number) =>
    page.waitForRequest(
      (request) => request.method() === 'PATCH' && Number(request.headers()['upload-offset']) >= least,
      { timeout: 60_000 },
    );
  await throttle(20_000);
  const second = pieceFrom(1);
  await primaryOf(page).click();
  await second;
  // Some of the second piece has gone out.
  await page.waitForTimeout(400);
  await server.kill();
  await throttle(-1);
  await expect(page.getByText(/No connection\. The recording is kept/)).toBeVisible();
  await page.waitForTimeout(75_000);
  const again = pieceFrom(0);
  await server.start();
  expect(Number((await again).headers()['upload-offset'])).toBeGreaterThanOrEqual(128 * 1024);
  await expect(page.locator('.mock-strip [data-answered]')).toHaveCount(1, { timeout: 60_000 });
  const [kept] = await recordingsOf(partId);
  expect(kept?.seconds).toBeGreaterThan(40);
  const sent = await page.request.get(`/app/test/${partId}/recording?position=${kept?.position}`);
  expect(
    createHash('sha256')
      .update(await sent.body())
      .digest('hex'),
  ).toBe(said.hash);
  await page.context().close();
});

test('the server is killed when a recording has arrived and is being handed in: that is done when it is back, without a press, by the start that the recording had, whatever the device’s clock says (9.502, 9.517)', async () => {
  test.setTimeout(240_000);
  const page = await begun('speak', 'A2–B1');
  await page.addInitScript(() => {
    const real = Date.now;
    Date.now = () => real() - 2 * 60 * 60 * 1000;
  });
  await page.reload();
  await hydrated(page);
  await record(page, 3000);
  const partId = partOf(page);
  const endsAt = await endIn(partId, 8);
  let killed = false;
  await page.route('**/app/mock-tests/*/changes', async (route) => {
    if (!killed && route.request().postData()?.includes('"record"')) {
      killed = true;
      await server.kill();
    }
    await route.continue();
  });
  await primaryOf(page).click();
  await expect.poll(() => killed).toBe(true);
  await page.waitForTimeout(Math.max(0, endsAt + graceMs + 5000 - Date.now()));
  await server.start();
  await page.waitForURL(/\/result$/, { timeout: 60_000 });
  const [kept] = await recordingsOf(partId);
  expect(kept?.seconds).toBeGreaterThan(2);
  await page.context().close();
});

/** Numbers of the tasks of a part that the server has an answer to. */
function answeredIn(page: Page): Promise<readonly number[]> {
  return server.withDatabase(async ({ pool }) => {
    const { rows } = await pool.query<{ position: number }>(
      'select position from public.mock_tasks where part_id = $1 and answered_at is not null order by position',
      [partOf(page)],
    );
    return rows.map(({ position }) => position);
  });
}

test('the server is killed in the middle of listening: the part is where its clock is, and an answer given meanwhile is there (9.298)', async () => {
  test.setTimeout(240_000);
  const page = await begun('listen', null);
  const startedAt = await startOf(page);
  await server.kill();
  // Chosen while nobody answers: it waits in the browser.
  await choose(page);
  await server.start();
  await expect.poll(() => answeredIn(page), { timeout: 60_000 }).not.toEqual([]);
  expect(await startOf(page)).toBe(startedAt);
  await page.reload();
  await hydrated(page);
  await expect(page.locator('.mock-strip [data-answered]').first()).toBeVisible();
  await page.context().close();
});

test('the network is gone for a minute in the middle of a text and of listening: what was done meanwhile is there, and the clock has gone on by that minute (9.298, 9.392)', async () => {
  test.setTimeout(300_000);
  const writing = await begun('write', 'A2–B1');
  const listening = await begun('listen', null);
  const [wroteAt, heardAt] = [await startOf(writing), await startOf(listening)];
  for (const page of [writing, listening]) await page.context().setOffline(true);
  const goneAt = Date.now();
  const desk = writing.locator('#written-text');
  await desk.fill('Dette skrev jeg uten nett.');
  await expect(writing.getByText(/is kept on this device/).first()).toBeVisible();
  const position = await listening.locator('main').getAttribute('data-position');
  await choose(listening);
  await writing.waitForTimeout(Math.max(0, goneAt + 60_000 - Date.now()));
  for (const page of [writing, listening]) await page.context().setOffline(false);
  await expect(writing.getByText('Saved', { exact: true })).toBeVisible({ timeout: 60_000 });
  const left = Number(await writing.locator('[role=timer]').getAttribute('data-left'));
  expect(Math.abs(wroteAt + 90 * 60_000 - (Date.now() + left * 1000))).toBeLessThan(10_000);
  await expect.poll(() => answeredIn(listening), { timeout: 60_000 }).toContain(Number(position));
  expect([await startOf(writing), await startOf(listening)]).toEqual([wroteAt, heardAt]);
  await writing.reload();
  await hydrated(writing);
  await expect(desk).toHaveValue('Dette skrev jeg uten nett.');
  for (const page of [writing, listening]) await page.context().close();
});
