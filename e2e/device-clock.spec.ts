import { expect, type Page } from '@playwright/test';
import { listeningPauseMs } from '#domain/mocks/listening-times.ts';
import { graceMs } from '#domain/mocks/part-clock.ts';
import type { PartState } from '#domain/mocks/part-state.ts';
import { expectTrueCountdown, serverState, setClock, withSettableClock } from './device-clock.ts';
import {
  beginOpenPart,
  beginPart,
  choose,
  letTimePass,
  partOpen,
  shownTask,
  storedAnswers,
  withSound,
} from './mocks.ts';
import { newPerson } from './people.ts';
import { grantLicence, withDatabase } from './store.ts';
import { test } from './test.ts';

/** The device's clock is set an hour forward and two hours back in the middle of a part: no time is gained or lost. */
type Part = { readonly page: Page; readonly partId: string };

/** When the part and its stage began by the database, and when it was over. */
function startsOf({ partId }: Part) {
  return withDatabase(async ({ pool }) => {
    const { rows } = await pool.query<Record<'started_at' | 'stage_started_at' | 'finished_at', Date | null>>(
      'select started_at, stage_started_at, finished_at from public.mock_parts where id = $1',
      [partId],
    );
    return rows[0];
  });
}

async function running(part: Part): Promise<Extract<PartState, { kind: 'running' }>> {
  const state = await serverState(part.page, part.partId);
  if (state.kind !== 'running') throw new Error(`The part is not running: ${state.kind}`);
  return state;
}

/** Sets the server's clock of the stage forward, so that it ends in so many seconds, and lets the screen learn of it. @returns when */
async function endStageIn(part: Part, seconds: number): Promise<number> {
  const state = await serverState(part.page, part.partId);
  if (state.kind !== 'running' && state.kind !== 'open') throw new Error(`Nothing runs: ${state.kind}`);
  await letTimePass(part.partId, (state.endsAt - Date.now()) / 60_000 - seconds / 60);
  const moved = await serverState(part.page, part.partId);
  const told = part.page.waitForResponse((response) => response.url().endsWith('/changes'));
  await part.page.evaluate(() => window.dispatchEvent(new Event('online')));
  await told;
  // Until it is drawn.
  await part.page.waitForTimeout(300);
  return moved.kind === 'running' || moved.kind === 'open' ? moved.endsAt : 0;
}

/** Something came at its time: not before, and at most so late. */
function expectAt(came: number, { due, lateMs }: { readonly due: number; readonly lateMs: number }): void {
  expect(came - due, 'too early').toBeGreaterThan(-1000);
  expect(came - due, 'too late').toBeLessThan(lateMs);
}

/** A step that is due is asked for every two seconds; the rest is the way to the server and the drawing. */
const stepMs = 5000;
const toNextClip = 'main p.tabular-nums';
const timer = '[role=timer]';

test('the device’s clock is set an hour forward and two back in a listening part: the countdown stays the server’s, also after a reload, clips and tests come and end at their times, and answers stay (9.297, 9.298)', async ({
  page,
}) => {
  test.setTimeout(400_000);
  await withSettableClock(page);
  await withSound(page);
  await grantLicence(await newPerson(page), 10);
  // What the server knows of sounds is a minute old at most.
  await expect(async () => beginPart(page, 'listen')).toPass({ timeout: 180_000 });
  const part = { page, partId: page.url().split('/').at(-1) ?? '' };
  const before = await startsOf(part);
  const first = await running(part);
  const clipEnd = first.clip?.endsAt ?? 0;
  await choose(page);
  await expect.poll(() => storedAnswers(part.partId)).toEqual([1]);
  for (const hoursAhead of [1, -1]) {
    await setClock(page, hoursAhead);
    await expectTrueCountdown(page, toNextClip, clipEnd);
    await page.reload();
    await partOpen(page);
    await expectTrueCountdown(page, toNextClip, clipEnd);
    expect(await shownTask(page)).toBe(1);
    expect((await running(part)).endsAt).toBe(first.endsAt);
    await expect(page.locator('.mock-strip [data-answered]')).toHaveCount(1);
  }
  expect(await startsOf(part)).toEqual(before);

  // The clock jumps while the test runs out: the next one comes neither early nor late.
  const firstEnd = await endStageIn(part, 12);
  await expectTrueCountdown(page, toNextClip, firstEnd);
  await setClock(page, 1);
  await expect(page.getByText('This test is over.')).toBeVisible();
  expectAt(Date.now(), { due: firstEnd, lateMs: 2000 });
  await setClock(page, -1);
  await expect(page.getByText('Test 2 begins in a moment')).toBeVisible();
  expectAt(Date.now(), { due: firstEnd + graceMs, lateMs: stepMs });
  await expectTrueCountdown(page, timer, firstEnd + listeningPauseMs);
  await expect.poll(() => shownTask(page)).toBeGreaterThan(1);
  expectAt(Date.now(), { due: firstEnd + listeningPauseMs, lateMs: stepMs });
  const second = await running(part);
  await expectTrueCountdown(page, toNextClip, second.clip?.endsAt ?? 0);

  // To the last test, and to its end.
  await endStageIn(part, 0 - (graceMs + listeningPauseMs) / 1000);
  await expect.poll(async () => (await running(part)).stage).toBe(3);
  const lastEnd = await endStageIn(part, 8);
  await setClock(page, 1);
  await expect(page.getByText('This test is over.')).toBeVisible();
  expectAt(Date.now(), { due: lastEnd, lateMs: 2000 });
  await setClock(page, -1);
  await page.waitForURL(/\/result$/);
  expectAt(Date.now(), { due: lastEnd + graceMs, lateMs: stepMs });
  expect((await startsOf(part))?.finished_at?.getTime()).toBe(lastEnd);
  expect(await storedAnswers(part.partId)).toEqual([1]);
});

test('the device’s clock is set an hour forward and two back while a text is written: the countdown stays the server’s, also after a reload, the part ends at its time, and what was written stays (9.392)', async ({
  page,
}) => {
  test.setTimeout(300_000);
  await withSettableClock(page);
  const partId = await beginOpenPart(page, { part: 'write', at: 'A2–B1' });
  const part = { page, partId };
  const before = await startsOf(part);
  const state = await serverState(page, partId);
  const endsAt = state.kind === 'open' ? state.endsAt : 0;
  expect(endsAt).toBe((before?.started_at?.getTime() ?? 0) + 90 * 60_000);
  const desk = page.locator('#written-text');
  let text = 'Klokka på veggen.';
  for (const hoursAhead of [0, 1, -1]) {
    await setClock(page, hoursAhead);
    text += ` ${hoursAhead} timer.`;
    await desk.fill(text);
    await expect(page.getByText('Saved', { exact: true })).toBeVisible();
    await expectTrueCountdown(page, timer, endsAt);
    await page.reload();
    await partOpen(page);
    await expectTrueCountdown(page, timer, endsAt);
    await expect(desk).toHaveValue(text);
  }
  expect(await startsOf(part)).toEqual(before);
  const end = await endStageIn(part, 10);
  await expectTrueCountdown(page, timer, end);
  await setClock(page, 1);
  await desk.fill(`${text} Ferdig.`);
  await setClock(page, -1);
  await page.waitForURL(/\/result$/);
  expectAt(Date.now(), { due: end, lateMs: stepMs });
  await page.locator('main ol a').first().click();
  await expect(page.getByText(`${text} Ferdig.`).first()).toBeVisible();
});
