import { expect, type Page } from '@playwright/test';
import { hydrated } from './journey.ts';
import { downloadedExam, letTimePass, partOpen, withSound } from './mocks.ts';
import { newPerson } from './people.ts';
import { grantLicence } from './store.ts';
import { otherBrowser, test } from './test.ts';

/** Begins the part whose start is open. @returns its id */
async function begin(page: Page): Promise<string> {
  await hydrated(page);
  const test = page.locator('input[name=test][value="A2–B1"]');
  if (await test.count()) await test.check();
  await page.locator('main form button[type=submit]').click();
  await page.waitForURL(/\/app\/mock-tests\/[0-9a-f-]{36}$/);
  await partOpen(page);
  return page.url().split('/').at(-1) ?? '';
}

/** Lets the part's time run out; its result is open then. */
async function runOut(page: Page, partId: string): Promise<void> {
  await letTimePass(partId, 200);
  await page.goto(`/app/mock-tests/${partId}`);
  await page.waitForURL(/\/result$/);
}

/** What a browser is answered that does not follow. */
async function answerTo(page: Page, path: string) {
  const response = await page.context().request.get(path, { maxRedirects: 0 });
  return { status: response.status(), to: response.headers().location ?? null };
}

test('a whole mock exam is downloaded as a PDF with all of its parts, in both languages, by its own person alone, and not of a part that runs (9.526)', async ({
  page,
  browser,
}) => {
  test.setTimeout(400_000);
  await withSound(page);
  await grantLicence(await newPerson(page), 12);
  await page.goto('/app/mock-tests?begin=read&whole');
  let partId = await begin(page);
  const pdfOf = (id: string) => `/app/mock-tests/${id}/result.pdf`;
  expect(await answerTo(page, pdfOf(partId))).toEqual({ status: 302, to: `/app/mock-tests/${partId}` });
  await runOut(page, partId);
  const first = await downloadedExam(page);
  expect(first).toMatch(/Reading A1–B2 Under A1 /);
  for (const part of ['Listening', 'Writing', 'Speaking'])
    expect(first).toContain(`${part} – No result yet –`);

  for (const part of ['Take listening', 'Take writing', 'Take speaking']) {
    await page.getByRole('link', { name: part }).click();
    // What the server knows of sounds is a minute old at most.
    await expect(async () => {
      partId = await begin(page);
    }).toPass({ timeout: 180_000 });
    if (part === 'Take writing') {
      await page.locator('#written-text').fill('Hei! Jeg heter Ana og bor i Bergen.');
      await expect(page.getByText('Saved', { exact: true })).toBeVisible();
    }
    await runOut(page, partId);
  }
  const whole = await downloadedExam(page);
  for (const row of [/Reading A1–B2 Under A1 /, /Listening A1–B2 Under A1 /, /Writing A2–B1 \w/])
    expect(whole).toMatch(row);
  expect(whole).toMatch(/Speaking A2–B1 Nothing handed in /);
  expect(whole).toContain('There was no text or recording when the part ended, so there is no result.');
  await page.goto(`/nb/app/mock-tests/${partId}/result`);
  const norwegian = await downloadedExam(page);
  expect(norwegian).toMatch(/Prøveeksamen Hel prøve, begynt .* Lesing A1–B2 Under A1 .* Muntlig A2–B1 /);

  const stranger = await otherBrowser(browser, { baseURL: test.info().project.use.baseURL });
  const asked = await answerTo(stranger, pdfOf(partId));
  expect(asked.status).toBe(302);
  expect(asked.to).toMatch(/^\/auth\?next=/);
  await grantLicence(await newPerson(stranger), 10);
  expect(await answerTo(stranger, pdfOf(partId))).toEqual({ status: 404, to: null });
  await stranger.context().close();
});
