import { type Browser, expect, type Page } from '@playwright/test';
import { expectNoViolationsInBoth } from './accessibility.ts';
import { giveTask } from './given-task.ts';
import { hydrated } from './journey.ts';
import { browserWithMicrophone } from './microphone.ts';
import { newPerson } from './people.ts';
import { grantLicence } from './store.ts';
import { newTeacher, requestOf } from './teachers.ts';
import { otherBrowser, test } from './test.ts';

/** Of the learner: its microphone hears a recording. */
let speaking: Browser;
test.beforeAll(async () => {
  speaking = await browserWithMicrophone();
});
test.afterAll(() => speaking.close());

const journeys = [
  {
    ...{ prefix: '', name: 'en, desktop', size: { width: 1280, height: 900 } },
    begin: 'Start',
    ready: 'I am ready now',
    stop: 'Stop recording',
    handIn: 'Hand in',
    send: 'Send to a teacher',
    play: 'Play',
    note: /^Note at 0:0\d$/,
    comment: 'Comment',
    preview: 'Preview',
    toLearner: 'Send to the learner',
  },
  {
    ...{ prefix: '/nb', name: 'nb, phone', size: { width: 360, height: 740 } },
    begin: 'Start',
    ready: 'Jeg er klar nå',
    stop: 'Stopp opptaket',
    handIn: 'Lever',
    send: 'Send til en lærer',
    play: 'Spill av',
    note: /^Notat ved 0:0\d$/,
    comment: 'Kommentar',
    preview: 'Forhåndsvis',
    toLearner: 'Send til eleven',
  },
] as const;
type Words = (typeof journeys)[number];

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

/** Speaks for some seconds about the family, and hands it in. @returns the person's address */
async function speak(page: Page, words: Words): Promise<string> {
  const email = await newPerson(page, words.prefix);
  await grantLicence(email, 12);
  await page.goto(`${words.prefix}/app/test`);
  await hydrated(page);
  await page
    .locator('form:has(input[name=category][value=speak]):has(input[name=level][value=A2]) button')
    .click();
  await giveTask(page, 'speak-a2-familieliv');
  await expect(page.locator('[data-recording=waiting]')).toBeVisible();
  await button(page, words.begin).click();
  await button(page, words.ready).click();
  await expect(page.locator('[data-recording=recording]')).toBeVisible();
  await page.waitForTimeout(4000);
  await button(page, words.stop).click();
  await button(page, words.handIn).click();
  await expect(page.locator('[data-teacher]')).toBeVisible();
  return email;
}

for (const words of journeys) {
  test(`a learner sends a recording, a teacher hears it, notes a time and judges it; the learner reads what was heard where (9.440, 9.444) (${words.name})`, async () => {
    test.setTimeout(420_000);
    const page = await otherBrowser(speaking, { viewport: words.size });
    const email = await speak(page, words);
    const part = page.locator('[data-teacher]');
    await part.locator('input[name=teacher-name]').fill('Amal');
    await part.locator('textarea').fill('Er uttalen tydelig?');
    await part.getByRole('button', { name: words.send }).click();
    await expect(page.locator('[data-teacher=waiting]')).toBeVisible();

    const teacher = await otherBrowser(speaking, { viewport: words.size });
    await newTeacher(teacher, words.prefix);
    await teacher.locator(`[data-request="${await requestOf(email)}"] button`).click();
    await expect(teacher).toHaveURL(/\/app\/teacher\/[0-9a-f-]{36}$/);
    await hydrated(teacher);
    await button(teacher, words.play).click();
    await expect
      .poll(() => teacher.locator('audio').evaluate((one: HTMLAudioElement) => one.currentTime))
      .toBeGreaterThan(1);
    await teacher.getByRole('button', { name: words.note }).click();
    await teacher.getByRole('textbox', { name: words.note }).fill('Her sier du «familie» fint.');
    const levels = teacher.locator('main select:has(option[value=A2])');
    for (let at = 0; at < (await levels.count()); at += 1) await levels.nth(at).selectOption('A2');
    await teacher
      .getByRole('textbox', { name: words.comment, exact: true })
      .fill('Tydelig uttale. Bruk flere bindeord.');
    await expect(teacher.locator('[data-draft=saved]')).toBeVisible();
    await teacher.mouse.move(0, 0);
    await expectNoViolationsInBoth(teacher, 'the work on a recording');
    await teacher.getByRole('button', { name: words.preview }).click();
    await expectNoViolationsInBoth(teacher, 'the preview of a recording');
    await teacher.getByRole('button', { name: words.toLearner }).click();
    await expect(teacher).toHaveURL(/\/app\/teacher\?done=sent/);

    await page.goto(page.url().replace(/\/test\/([0-9a-f-]{36}).*/, '/test/$1/review?task=1'));
    const answer = page.locator('[data-teacher=answered]');
    await expect(answer.getByText('Tydelig uttale. Bruk flere bindeord.')).toBeVisible();
    await expect(answer.getByText('Her sier du «familie» fint.')).toBeVisible();
    await expectNoViolationsInBoth(page, 'the answer on a recording');
    await teacher.context().close();
    await page.context().close();
  });
}
