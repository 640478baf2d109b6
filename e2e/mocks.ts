import { readFileSync } from 'node:fs';
import { expect, type Page } from '@playwright/test';
import { pdfText } from '#web/testing/pdf-text.ts';
import { expectNoViolationsInBoth } from './accessibility.ts';
import { hydrated } from './journey.ts';
import { newPerson } from './people.ts';
import { grantLicence, withDatabase } from './store.ts';

/** Begins a part from the page of mock tests, and waits until its first task is there. */
export async function beginPart(page: Page, part: 'read' | 'listen', prefix = ''): Promise<string> {
  await page.goto(`${prefix}/app/mock-tests?begin=${part}`);
  await hydrated(page);
  await page.locator('main form button[type=submit]').click();
  await page.waitForURL(/\/app\/mock-tests\/[0-9a-f-]{36}$/, { timeout: 20_000 });
  await partOpen(page);
  return page.url().split('/').at(-1) ?? '';
}

/** Somebody new with Premium begins a part of writing or speaking at a test. @returns its id. */
export async function beginOpenPart(
  page: Page,
  of: { readonly part: 'write' | 'speak'; readonly at: string; readonly prefix?: string },
): Promise<string> {
  const { part, at, prefix = '' } = of;
  await grantLicence(await newPerson(page, prefix), 12);
  await page.goto(`${prefix}/app/mock-tests?begin=${part}`);
  await hydrated(page);
  await page.locator(`input[name=test][value="${at}"]`).check();
  await expectNoViolationsInBoth(page);
  await page.locator('main form button[type=submit]').click();
  await page.waitForURL(/\/app\/mock-tests\/[0-9a-f-]{36}$/);
  await partOpen(page);
  return page.url().split('/').at(-1) ?? '';
}

/** The part is on the screen, and knows the server's time. */
export async function partOpen(page: Page): Promise<void> {
  await expect(page.locator('[data-test-buttons]')).toBeVisible();
  await hydrated(page);
}

/** Number of the task that is shown. */
export async function shownTask(page: Page): Promise<number> {
  return Number(await page.locator('main').getAttribute('data-position'));
}

/** Gives any answer to the task of listening that is open. */
export async function choose(page: Page): Promise<void> {
  const option = page.locator('main .option').first();
  if (await option.count()) await option.click();
  for (let item = 0; await page.locator('.match-item.is-open').count(); item += 1)
    await page.locator('.match-item.is-open .match-chip').nth(item).click();
}

/** Sets the clock of a part forward: what began, began so much earlier. */
export async function letTimePass(partId: string, minutes: number): Promise<void> {
  await withDatabase(({ pool }) =>
    pool.query(
      `update public.mock_parts set started_at = started_at - make_interval(secs => 60 * $2::float8),
         stage_started_at = stage_started_at - make_interval(secs => 60 * $2::float8) where id = $1`,
      [partId, minutes],
    ),
  );
}

/** What the server has of a part's answers. */
export async function storedAnswers(partId: string): Promise<readonly number[]> {
  return withDatabase(async ({ pool }) => {
    const { rows } = await pool.query<{ position: number }>(
      'select position from public.mock_tasks where part_id = $1 and answered_at is not null order by position',
      [partId],
    );
    return rows.map(({ position }) => position);
  });
}

/** Downloads the exam as a PDF from the result that is open. @returns what stands in it */
export async function downloadedExam(page: Page): Promise<string> {
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.locator('main a[href$="/result.pdf"]').click(),
  ]);
  expect(file.suggestedFilename()).toMatch(/^bestatt-mock-exam-\d{4}-\d\d-\d\d\.pdf$/);
  return pdfText(readFileSync(await file.path())).replace(/\s+/g, ' ');
}

/** Every clip as if its sound of a minute was made; the browser gets silence for it. */
export async function withSound(page: Page): Promise<void> {
  await withDatabase(({ pool }) =>
    pool.query(
      `insert into public.clips (stimulus_id, hash, duration_ms, peaks, engine, robot)
       select id, bestatt.public_name('sound of ' || content_id), 60000, '[]', 'test', true
       from public.stimuli where public ->> 'kind' = 'clip' on conflict do nothing`,
    ),
  );
  await page.route('**/audio/**', (route) => route.fulfill({ contentType: 'audio/wav', body: silence(1.5) }));
}

/** Seconds of silence as a WAV file of 8 kHz, 8 bits. */
function silence(seconds: number): Buffer {
  const samples = Math.round(8000 * seconds);
  const head = Buffer.alloc(44);
  head.write('RIFF', 0);
  head.writeUInt32LE(36 + samples, 4);
  head.write('WAVEfmt ', 8);
  head.writeUInt32LE(16, 16);
  head.writeUInt16LE(1, 20);
  head.writeUInt16LE(1, 22);
  head.writeUInt32LE(8000, 24);
  head.writeUInt32LE(8000, 28);
  head.writeUInt16LE(1, 32);
  head.writeUInt16LE(8, 34);
  head.write('data', 36);
  head.writeUInt32LE(samples, 40);
  return Buffer.concat([head, Buffer.alloc(samples, 128)]);
}
