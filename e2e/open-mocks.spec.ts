import { type Browser, expect, type Page } from '@playwright/test';
import { expectNoViolationsInBoth } from './accessibility.ts';
import { expectFits } from './fits.ts';
import { hydrated } from './journey.ts';
import { browserWithMicrophone } from './microphone.ts';
import { beginOpenPart, downloadedExam, letTimePass, withSound } from './mocks.ts';
import { newPerson } from './people.ts';
import { record, spoilKept } from './recordings.ts';
import { withDatabase } from './store.ts';
import { otherBrowser, test } from './test.ts';

/** Writing and speaking in mock exams. */
const primary = (page: Page) => page.locator('[data-test-buttons] .button-primary');
const desk = (page: Page) => page.locator('#written-text');
const strip = (page: Page) => page.locator('.mock-strip button');

const notes = (page: Page) => page.getByRole('textbox', { name: 'Notes', exact: false });

const summary =
  `Samtalen dreier seg om hvorvidt det offentlige bør gripe sterkere inn, og deltakerne er grunnleggende uenige.
Mens den ene framhever at ordningen ivaretar grupper som ellers ville blitt oversett, innvender den andre at kostnadene er
undervurdert, og at virkningene er vanskelige å dokumentere. Begge erkjenner likevel at dagens løsning har åpenbare svakheter.
Avslutningsvis enes de om at en grundigere evaluering må ligge til grunn før det eventuelt fattes nye vedtak.`.replaceAll(
    '\n',
    ' ',
  );
const argument =
  `Spørsmålet er langt fra enkelt, ettersom hensynet til den enkelte må veies opp mot fellesskapets behov.
På den ene siden kan man hevde at åpenhet fremmer tillit, og at ulikheter som holdes skjult, sjelden blir rettet opp.
På den andre siden innebærer full åpenhet et inngrep i privatlivet som ikke uten videre lar seg forsvare.
Etter mitt syn bør utgangspunktet være at opplysninger gjøres tilgjengelige der det foreligger en reell samfunnsinteresse,
forutsatt at de berørte på forhånd er gjort kjent med hvordan opplysningene skal brukes.`.replaceAll(
    '\n',
    ' ',
  );

/** A text that is on its task's subject, whichever task was drawn: with the longest words of what is asked. */
function about(asked: string, text: string): string {
  const words = [...new Set(asked.match(/\p{Ll}{5,}/gu) ?? [])].sort(
    (one, other) => other.length - one.length,
  );
  return `${text} Slik er det også med ${words.slice(0, 3).join(', med ')} og mye annet.`;
}

/** Sets the part's clock forward, and lets the page learn of it. */
async function passTo(page: Page, { partId, minutes }: { partId: string; minutes: number }): Promise<void> {
  await letTimePass(partId, minutes);
  await page.evaluate(() => window.dispatchEvent(new Event('online')));
}

for (const { name, prefix, viewport, level } of [
  {
    name: 'desktop, en',
    prefix: '',
    viewport: { width: 1280, height: 900 },
    level: /No assessment yet|Under A1|A1|A2|B1|B2/,
  },
  {
    name: 'phone, nb',
    prefix: '/nb',
    viewport: { width: 360, height: 740 },
    level: /Ingen vurdering ennå|Under A1|A1|A2|B1|B2/,
  },
]) {
  test.describe(name, () => {
    test.use({ viewport });

    test('9.393 writing goes back and forth between its tasks, offers a choice, survives a reload and hands in all texts together', async ({
      page,
    }) => {
      await beginOpenPart(page, { part: 'write', at: 'B1–B2', prefix });
      await expectNoViolationsInBoth(page);
      await desk(page).fill('Hei! Heisen virker ikke, og jeg er lei.');
      await primary(page).click();
      // Two topics are offered, and one is taken.
      const choices = page.locator('main li button');
      await expect(choices).toHaveCount(2);
      await expectNoViolationsInBoth(page);
      await choices.last().click();
      await desk(page).fill('Mange mener at byen bør ha færre biler.');
      await strip(page).first().click();
      await expect(desk(page)).toHaveValue('Hei! Heisen virker ikke, og jeg er lei.');
      await page.reload();
      await hydrated(page);
      await expect(desk(page)).toHaveValue('Hei! Heisen virker ikke, og jeg er lei.');
      await strip(page).last().click();
      await expect(desk(page)).toHaveValue('Mange mener at byen bør ha færre biler.');
      await primary(page).click();
      await page.locator('dialog[open] .button-secondary').click();
      await page.waitForURL(/\/result$/);
      await expect(page.locator('h1')).toHaveText(level);
      await expect(page.locator('main ol > li')).toHaveCount(2);
      await expectNoViolationsInBoth(page);
      await expect(page.locator('h1')).not.toHaveText(/Being judged|Blir vurdert/, { timeout: 60_000 });
      const head = await page.locator('h1').textContent();
      const sheet = await downloadedExam(page);
      expect(sheet).toContain(`${prefix ? 'Skriving, prøveeksamen' : 'Writing, mock test'} B1–B2 ${head}`);
      await page.locator('main ol a').first().click();
      await expect(page.getByText('Heisen virker ikke').first()).toBeVisible();
    });
  });
}

test.describe('phone, C1', () => {
  test.use({ viewport: { width: 360, height: 740 } });

  test('9.395 C1 hears its conversation twice by the clock and writes a summary and one of two tasks, to the result', async ({
    page,
  }) => {
    await withSound(page);
    const partId = await beginOpenPart(page, { part: 'write', at: 'C1' });
    const status = page.getByRole('status').filter({ hasText: /conversation|Listen/ });
    await expect(status).toHaveText('Read the task. The conversation is played soon, twice in all.');
    await expectFits(page);
    await expectNoViolationsInBoth(page);
    // Notes are taken while it plays, and are still there after a reload in its middle.
    await page.getByText('Notes (only on this device)').click();
    await notes(page).fill('kronprinsen, stillinga');
    await passTo(page, { partId, minutes: 1.2 });
    await expect(status).toHaveText(/1 of 2/);
    await page.reload();
    await hydrated(page);
    await expect(status).toHaveText(/1 of 2/);
    await expect(notes(page)).toHaveValue('kronprinsen, stillinga');
    const written = about((await page.locator('#task-prompt').textContent()) ?? '', summary);
    await desk(page).fill(written);
    await expectFits(page);
    await passTo(page, { partId, minutes: 4 });
    await expect(page.getByText('The conversation has been played twice. Write your texts.')).toBeVisible();
    await primary(page).click();
    const choices = page.locator('main li button');
    await expect(choices).toHaveCount(2);
    await expectFits(page);
    await choices.first().click();
    await expect(desk(page)).toBeVisible();
    await desk(page).fill(about((await page.locator('#task-prompt').textContent()) ?? '', argument));
    await strip(page).first().click();
    await expect(desk(page)).toHaveValue(written);
    await strip(page).last().click();
    await primary(page).click();
    await page.locator('dialog[open] .button-secondary').click();
    await page.waitForURL(/\/result$/);
    await expect(page.locator('h1')).toHaveText(/^(C1|Not passed)$/, { timeout: 60_000 });
    await expect(page.getByText('Our estimate on the scale of levels')).toBeVisible();
    await expect(page.getByText('From 2 texts together.', { exact: false })).toBeVisible();
    await expectFits(page);
    await expectNoViolationsInBoth(page);
    await page.locator('main ol a').first().click();
    await expect(page.getByText('Samtalen dreier seg om').first()).toBeVisible();
  });
});

test('9.392 a device clock that was changed neither gains nor loses time, and the part ends by itself with what was written', async ({
  page,
}) => {
  const partId = await beginOpenPart(page, { part: 'write', at: 'A2–B1' });
  await desk(page).fill('Dette rakk jeg.');
  await page.clock.install({ time: new Date(Date.now() + 3 * 3_600_000) });
  await page.reload();
  await hydrated(page);
  const left = () => page.locator('[role=timer]').getAttribute('data-left').then(Number);
  await expect.poll(left).toBeGreaterThan(85 * 60);
  expect(await left()).toBeLessThanOrEqual(90 * 60);
  await expect(desk(page)).toHaveValue('Dette rakk jeg.');
  await letTimePass(partId, 90);
  await page.evaluate(() => window.dispatchEvent(new Event('online')));
  await page.waitForURL(/\/result$/, { timeout: 30_000 });
  await expect(page.locator('main ol > li').first()).toBeVisible();
});

test('two windows on one part: neither writes over the other unseen, and a network that goes for a while loses nothing (9.392)', async ({
  page,
  browser,
}) => {
  await beginOpenPart(page, { part: 'write', at: 'A2–B1' });
  const other = await otherBrowser(browser, { storageState: await page.context().storageState() });
  await other.goto(page.url());
  await hydrated(other);
  await desk(page).fill('Fra det første vinduet.');
  await expect(page.getByText('Saved', { exact: true })).toBeVisible();
  await desk(other).fill('Fra det andre vinduet.');
  const conflict = other.locator('dialog[open]');
  await expect(conflict).toContainText('Fra det første vinduet.');
  await other.context().close();
  await page.context().setOffline(true);
  await desk(page).fill('Fra det første vinduet, skrevet uten nett.');
  await expect(page.getByText(/No connection\. Your text is kept/)).toBeVisible();
  await page.context().setOffline(false);
  await expect(page.getByText('Saved', { exact: true })).toBeVisible({ timeout: 30_000 });
  await page.reload();
  await hydrated(page);
  await expect(desk(page)).toHaveValue('Fra det første vinduet, skrevet uten nett.');
});

test.describe('with a microphone', () => {
  let hearing: Browser;
  test.beforeAll(async () => {
    hearing = await browserWithMicrophone();
  });
  test.afterAll(() => hearing.close());

  test('9.396 speaking goes from task to task, each recorded once, and the last one ends the part', async () => {
    const page = await otherBrowser(hearing, { baseURL: test.info().project.use.baseURL });
    await beginOpenPart(page, { part: 'speak', at: 'A1–A2' });
    await expectNoViolationsInBoth(page);
    await primary(page).click();
    const panel = (state: string) => page.locator(`[data-recording=${state}]`);
    const ready = page.getByRole('button', { name: 'I am ready now' });
    await expect(ready.or(panel('countdown')).or(panel('recording')).first()).toBeVisible();
    if (await ready.isVisible()) await ready.click();
    await expect(panel('recording')).toBeVisible();
    await page.waitForTimeout(1500);
    await page.getByRole('button', { name: 'Stop recording' }).click();
    await expect(panel('stopped')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Record again' })).toHaveCount(0);
    await primary(page).click();
    await expect(page.locator('.mock-strip [data-answered]')).toHaveCount(1);
    for (const left of [2, 3, 4]) {
      await page.getByRole('button', { name: 'Leave this task' }).click();
      if (left < 4) await expect(page.locator('.mock-strip [data-answered]')).toHaveCount(left);
    }
    await page.waitForURL(/\/result$/);
    await expect(page.locator('main ol > li')).toHaveCount(4);
    await expectNoViolationsInBoth(page);
    await page.context().close();
  });

  test('a recording that is too short, and one that cannot be played, may be left, and nothing offers to record it again (9.527)', async () => {
    const page = await otherBrowser(hearing, { baseURL: test.info().project.use.baseURL });
    // Somebody whose finger slips: the recording ends as soon as it has begun.
    await page.addInitScript(() => {
      new MutationObserver(() => {
        const stop = document.querySelector<HTMLElement>('[data-recording=recording] .button-primary');
        if (sessionStorage.getItem('slips') && stop) stop.click();
      }).observe(document, { childList: true, subtree: true });
    });
    await beginOpenPart(page, { part: 'speak', at: 'A1–A2' });
    const panel = page.locator('[data-recording=stopped]');
    const again = page.getByText(/record.{0,9} again/i);
    const leave = page.getByRole('button', { name: 'Leave this task' });
    const ready = page.getByRole('button', { name: 'I am ready now' });
    await page.evaluate(() => sessionStorage.setItem('slips', 'yes'));
    await primary(page).click();
    await expect(ready.or(page.locator('[data-recording=countdown]')).or(panel).first()).toBeVisible();
    if (await ready.isVisible()) await ready.click();
    await expect(panel.getByRole('alert')).toHaveText(
      'That was too short to hand in, and in the exam each answer is recorded once. Leave this task to go on.',
    );
    await expect(again).toHaveCount(0);
    await expect(primary(page)).toBeDisabled();
    await expectFits(page);
    await expectNoViolationsInBoth(page);
    await leave.click();
    await expect(page.locator('.mock-strip [data-answered]')).toHaveCount(1);
    await page.evaluate(() => sessionStorage.removeItem('slips'));

    // What the browser kept is spoilt: the storage does not take it for a recording, or the test finds that it cannot be played.
    for (const [number, from, said] of [
      [2, 0, 'The recording was not taken. It is kept on this device: hand it in again, or leave this task.'],
      [3, 64, 'The recording cannot be played, so it was not taken. Leave this task to go on.'],
    ] as const) {
      await record(page, 1500);
      await page.waitForTimeout(500);
      await spoilKept(page, from);
      await page.reload();
      await hydrated(page);
      await expect(panel).toBeVisible();
      await primary(page).click();
      await expect(page.locator('footer').getByText(said)).toBeVisible();
      await expect(again).toHaveCount(0);
      await expect(primary(page)).toBeEnabled();
      await leave.click();
      await expect(page.locator('.mock-strip [data-answered]')).toHaveCount(number);
    }
    await page.context().close();
  });

  test('two windows on one speaking part: what is said in the first is not handed in by the second, which may take it over (9.392, 9.518)', async () => {
    const page = await otherBrowser(hearing, { baseURL: test.info().project.use.baseURL });
    const partId = await beginOpenPart(page, { part: 'speak', at: 'A1–A2' });
    const panel = (of: Page, state: string) => of.locator(`[data-recording=${state}]`);
    const begin = async (of: Page) => {
      await primary(of).click();
      const ready = of.getByRole('button', { name: 'I am ready now' });
      await expect(ready.or(panel(of, 'countdown')).or(panel(of, 'recording')).first()).toBeVisible();
      if (await ready.isVisible()) await ready.click();
      await expect(panel(of, 'recording')).toBeVisible();
    };
    await begin(page);
    const other = await page.context().newPage();
    await other.goto(page.url());
    const elsewhere = /This task is being recorded in another window/;
    await expect(other.getByText(elsewhere)).toBeVisible();
    await expect(primary(other)).toHaveCount(0);
    await expectNoViolationsInBoth(other);
    await page.bringToFront();
    await page.waitForTimeout(3000);
    const stop = page
      .getByRole('button', { name: 'Stop recording' })
      .or(page.getByRole('button', { name: 'End here' }));
    if (await stop.first().isVisible()) await stop.first().click();
    await expect(panel(page, 'stopped')).toBeVisible();
    await primary(page).click();
    await expect(page.locator('.mock-strip [data-answered]')).toHaveCount(1);
    // Of the next task as well; taken over, it goes on in the other window with what was said.
    await begin(page);
    await page.waitForTimeout(2500);
    await other.reload();
    await other.getByRole('button', { name: 'Go on here' }).click();
    await expect(panel(other, 'stopped')).toBeVisible();
    await expect(page.getByText(elsewhere)).toBeVisible();
    await primary(other).click();
    await expect(other.locator('.mock-strip [data-answered]')).toHaveCount(2);
    const seconds = await withDatabase(async ({ pool }) => {
      const { rows } = await pool.query<{ seconds: number }>(
        'select seconds from public.submissions where sitting_id = $1 order by position',
        [partId],
      );
      return rows.map((row) => row.seconds);
    });
    expect(seconds).toHaveLength(2);
    expect(Math.min(...seconds)).toBeGreaterThan(1.2);
    await page.context().close();
  });
});

test('9.397 a task is reported from the test that runs', async ({ page }) => {
  await newPerson(page);
  await page.goto('/app/leveltest');
  await hydrated(page);
  await page.locator('main form button[type=submit]').first().click();
  await page.waitForURL(/\/app\/test\/[0-9a-f-]{36}/);
  await hydrated(page);
  await page.locator('[popovertarget=test-menu]').first().click();
  await page.locator('#test-menu').getByRole('button', { name: 'Something wrong with this task?' }).click();
  const dialog = page.locator('dialog[open]');
  await dialog.getByRole('button', { name: 'The language' }).click();
  await expect(dialog.locator('[aria-live] p')).toBeVisible();
});
