import { expect, type Page } from '@playwright/test';

/** Starts a level test from its start page, with the settings named. */
export async function startTest(
  page: Page,
  options: { path?: string; quick?: boolean; showAnswers?: boolean } = {},
): Promise<void> {
  const { path = '/app/leveltest', quick = true, showAnswers = false } = options;
  await page.goto(path);
  await hydrated(page);
  await page.locator('input[name=quick]').setChecked(quick);
  await page.locator('input[name=showAnswers]').setChecked(showAnswers);
  await page.locator('main form button[type=submit]').last().click();
  await testOpen(page);
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
  for (const [index, select] of (await question.locator('select').all()).entries()) {
    const count = await select.locator('option').count();
    await select.selectOption({ index: Math.max(0, Math.min(index + 1, count - 1)) });
  }
  for (const field of await question.locator('input.gap-field').all()) await field.fill('hus');
}

/** Goes on with the primary button until the result stands there. */
export async function answerToTheEnd(page: Page): Promise<number> {
  for (let tasks = 1; tasks <= 40; tasks += 1) {
    const number = await taskNumber(page);
    await answerByHand(page);
    await page.locator('[data-test-buttons] .button-primary').click();
    await expect
      .poll(async () => page.url().includes('/result') || (await taskNumber(page)) !== number, {
        timeout: 15_000,
      })
      .toBe(true);
    if (page.url().includes('/result')) return tasks;
    // The number stands in the head before the new task's answers stand below it.
    await page.waitForLoadState('networkidle');
  }
  throw new Error('The test did not end.');
}

/** A new account, signed in, at onboarding. @returns its email. */
export async function createAccount(page: Page, prefix = ''): Promise<string> {
  const email = `e2e-${crypto.randomUUID()}@example.no`;
  await page.goto(`${prefix}/auth?create`);
  await page.locator('input[name=email]').fill(email);
  await page.locator('input[name=password]').fill('three quiet fjords');
  await page.locator('input[name=confirmPassword]').fill('three quiet fjords');
  await page.locator('main button[type=submit]').click();
  await page.waitForURL(/\/onboarding/);
  return email;
}

/** Fills in what onboarding asks for and goes on to the app. */
export async function finishOnboarding(page: Page): Promise<void> {
  await page.locator('input[name=fullName]').fill('Rojin Demir');
  await page.locator('select[name=country]').selectOption('TR');
  await page.locator('input[name=dateOfBirth]').fill('1994-02-28');
  await page.locator('main button[type=submit]').click();
  await page.waitForURL(/\/app/);
}
