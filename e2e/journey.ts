import { expect, type Page } from '@playwright/test';
import { newAddress, password, profile } from './people.ts';

/** Starts a level test from its start page, with the settings named. */
export async function startTest(
  page: Page,
  options: { path?: string; quick?: boolean; showAnswers?: boolean } = {},
): Promise<void> {
  const { path = '/app/leveltest', quick = true, showAnswers = false } = options;
  await page.goto(path);
  await hydrated(page);
  await openSettings(page);
  await page.locator('input[name=quick]').setChecked(quick);
  await page.locator('input[name=showAnswers]').setChecked(showAnswers);
  await page.locator('main form button[type=submit]').last().click();
  await testOpen(page);
}

/** Unfolds the settings of the level test's start page. */
export async function openSettings(page: Page): Promise<void> {
  if ((await page.locator('main form details[open]').count()) === 0)
    await page.locator('main form summary').click();
}

/** The test is on the screen and hears the keyboard; its address stands there a little earlier. */
export async function testOpen(page: Page): Promise<void> {
  await page.waitForURL(/\/app\/test\/[0-9a-f-]{36}/);
  await expect(page.locator('[data-test-buttons]')).toBeVisible();
  await expect(page.locator('h1')).toBeFocused();
}

/** React has taken over the page: what is clicked now is heard. */
export async function hydrated(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const marked =
      document.querySelector('main')?.parentElement ?? document.body ?? document.documentElement ?? {};
    return Object.keys(marked).some((key) => key.startsWith('__react'));
  });
}

/** Number of the task that is shown. */
export async function taskNumber(page: Page): Promise<number> {
  return Number(/\d+/.exec((await page.locator('h1').textContent()) ?? '')?.[0]);
}

/** Gives any answer to the task that is shown, by pointer or finger. */
export async function answerByHand(page: Page): Promise<void> {
  const question = page.locator('[data-question]');
  if (await question.locator('[role=radiogroup]').count()) return question.locator('.option').first().click();
  if (await question.locator('textarea').count())
    return question.locator('textarea').fill('Jeg hørte ikke alt');
  if (await page.locator('.word').count()) return page.locator('.word').first().click();
  for (let item = 0; await question.locator('.match-item.is-open').count(); item += 1)
    await question.locator('.match-item.is-open .match-chip').nth(item).click();
  for (const [index, select] of (await question.locator('select').all()).entries()) {
    const count = await select.locator('option').count();
    await select.selectOption({ index: Math.max(0, Math.min(index + 1, count - 1)) });
  }
  for (const field of await question.locator('input.gap-field').all()) await field.fill('hus');
}

/** Goes past the task that is shown without an answer: by the question, where it is further down, and the dialog. */
export async function skipTask(page: Page): Promise<void> {
  const buttons = page.locator('[data-test-buttons]');
  await page.locator('#task-prompt').scrollIntoViewIfNeeded();
  await buttons.locator('.button-primary').click();
  await page.locator('dialog[open] .button-secondary').click();
}

/** Hands in what was answered; a task that is answered in a way of its own is skipped. */
export async function handIn(page: Page): Promise<void> {
  await page.locator('#task-prompt').scrollIntoViewIfNeeded();
  await page.locator('[data-test-buttons] .button-primary').click();
  const skip = page.locator('dialog[open] .button-secondary');
  if (await skip.isVisible()) await skip.click();
}

/** Waits for the task after this one, open and read from its top. @returns false when the result stands there instead. */
export async function taskAfter(page: Page, number: number): Promise<boolean> {
  const state = async () => {
    if (page.url().includes('/result')) return 'result';
    if ((await taskNumber(page)) === number) return 'same';
    return (await page.locator('h1:focus').count()) === 1 ? 'next' : 'coming';
  };
  await expect.poll(state, { timeout: 20_000, intervals: [50, 100, 200] }).toMatch(/result|next/);
  return (await state()) !== 'result';
}

/** Goes on with the primary button until the result stands there. */
export async function answerToTheEnd(page: Page): Promise<number> {
  for (let tasks = 1; tasks <= 40; tasks += 1) {
    const number = await taskNumber(page);
    await answerByHand(page);
    await handIn(page);
    if (await taskAfter(page, number)) continue;
    return tasks;
  }
  throw new Error('The test did not end.');
}

/** A new account by the screen, signed in, at onboarding. @returns its email. */
export async function createAccount(page: Page, prefix = ''): Promise<string> {
  await page.goto(`${prefix}/auth?create`);
  return typeAccount(page);
}

/** Fills in the form of a new account and goes on to onboarding. @returns its email. */
export async function typeAccount(page: Page): Promise<string> {
  const email = newAddress();
  await page.locator('input[name=email]').fill(email);
  await page.locator('input[name=password]').fill(password);
  await page.locator('input[name=confirmPassword]').fill(password);
  await page.locator('main button[type=submit]').click();
  await page.waitForURL(/\/onboarding/);
  return email;
}

/** Fills in what onboarding asks for and goes on to the app. */
export async function finishOnboarding(page: Page): Promise<void> {
  await page.locator('input[name=fullName]').fill(profile.fullName);
  await page.locator('select[name=country]').selectOption(profile.country);
  await page.locator('input[name=dateOfBirth]').fill(profile.dateOfBirth);
  await page.locator('main button[type=submit]').click();
  await page.waitForURL(/\/app/);
}
