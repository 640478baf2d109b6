import { type Browser, chromium, expect, type Page } from '@playwright/test';
import { graceMs } from '#domain/mocks/part-clock.ts';
import { grantLicence } from '#server/licences/grants.ts';
import { hydrated } from './journey.ts';
import { type OwnServer, startOwnServer } from './own-server.ts';
import { newAddress, password, profile } from './people.ts';
import { speechFile } from './speech-file.ts';
import { otherBrowser, test } from './test.ts';

/** The server is killed in the middle of what learners do, and started again: nothing is lost, and no time is gained. */
let server: OwnServer;
let browser: Browser;
test.describe.configure({ mode: 'serial' });
test.beforeAll(async () => {
  test.setTimeout(240_000);
  const { baseURL = '', launchOptions } = test.info().project.use;
  server = await startOwnServer(Number(new URL(baseURL).port) + 1000);
  browser = await chromium.launch({
    ...launchOptions,
    args: [
      ...(launchOptions?.args ?? []),
      '--use-fake-ui-for-media-stream',
      '--use-fake-device-for-media-stream',
      `--use-file-for-fake-audio-capture=${await speechFile()}`,
      '--autoplay-policy=no-user-gesture-required',
    ],
  });
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

test('the server is killed when a recording is sent: it arrives when the server is back, though the time is up by then (9.396, 9.502)', async () => {
  test.setTimeout(240_000);
  const page = await begun('speak', 'A2–B1');
  const primary = page.locator('[data-test-buttons] .button-primary');
  const panel = (state: string) => page.locator(`[data-recording=${state}]`);
  await primary.click();
  const ready = page.getByRole('button', { name: 'I am ready now' });
  await expect(ready.or(panel('countdown')).or(panel('recording')).first()).toBeVisible();
  if (await ready.isVisible()) await ready.click();
  await expect(panel('recording')).toBeVisible();
  await page.waitForTimeout(2000);
  await page
    .getByRole('button', { name: 'Stop recording' })
    .or(page.getByRole('button', { name: 'End here' }))
    .first()
    .click();
  await expect(panel('stopped')).toBeVisible();
  const partId = partOf(page);
  const endsAt = await endIn(partId, 8);
  await server.kill();
  await primary.click();
  await expect(page.getByText(/No connection\. The recording is kept/)).toBeVisible();
  await page.waitForTimeout(Math.max(0, endsAt + graceMs + 1000 - Date.now()));
  await server.start();
  // With the recording there is nothing left to wait for: the part ends.
  await page.waitForURL(/\/result$/, { timeout: 60_000 });
  const kept = await server.withDatabase(async ({ pool }) => {
    const { rows } = await pool.query<{ seconds: number }>(
      `select b.seconds from public.submissions b join storage.objects o on o.name = b.recording_path where b.sitting_id = $1`,
      [partId],
    );
    return rows;
  });
  expect(kept).toHaveLength(1);
  expect(kept[0]?.seconds).toBeGreaterThan(1);
  await page.context().close();
});

test('the server is killed in the middle of listening: the part is where its clock is, and an answer given meanwhile is there (9.298)', async () => {
  test.setTimeout(240_000);
  const page = await begun('listen', null);
  const startedAt = await startOf(page);
  await server.kill();
  // Chosen while nobody answers: it waits in the browser.
  const option = page.locator('main .option').first();
  if (await option.count()) await option.click();
  for (let item = 0; await page.locator('.match-item.is-open').count(); item += 1)
    await page.locator('.match-item.is-open .match-chip').nth(item).click();
  await server.start();
  const stored = () =>
    server.withDatabase(async ({ pool }) => {
      const { rows } = await pool.query(
        'select position from public.mock_tasks where part_id = $1 and answered_at is not null',
        [partOf(page)],
      );
      return rows.length;
    });
  await expect.poll(stored, { timeout: 60_000 }).toBeGreaterThan(0);
  expect(await startOf(page)).toBe(startedAt);
  await page.reload();
  await hydrated(page);
  await expect(page.locator('.mock-strip [data-answered]').first()).toBeVisible();
  await page.context().close();
});
