import { expect, type Page } from '@playwright/test';
import { expectNoViolationsInBoth } from './accessibility.ts';
import { hydrated } from './journey.ts';
import { newPerson } from './people.ts';
import { grantLicence, withDatabase } from './store.ts';
import { test } from './test.ts';

const languages = [
  {
    prefix: '',
    submit: 'Submit',
    skip: 'Skip',
    analysing: 'Analyzing text...',
    saved: 'Saved',
    offline: /No connection\. Your text is kept/,
    tooMany:
      'You have written more than the maximum number of words! You must remove some words to continue.',
    tooManyToSubmit: 'You have written more than the maximum word count! You must remove words to continue.',
    notAssessed: 'No assessment yet',
    points: 'Is everything there?',
    again: 'Answer again',
    keepOwn: 'Go on with this window’s text',
    spelling: /Mark spelling mistakes/,
    finish: 'Finish',
  },
  {
    prefix: '/nb',
    submit: 'Lever',
    skip: 'Hopp over',
    analysing: 'Analyserer teksten …',
    saved: 'Lagret',
    offline: /Ingen forbindelse\. Teksten ligger/,
    tooMany: 'Du har skrevet mer enn maksimalt antall ord! Du må fjerne noen ord for å gå videre.',
    tooManyToSubmit: 'Du har skrevet flere ord enn tillatt! Du må fjerne ord for å gå videre.',
    notAssessed: 'Ingen vurdering ennå',
    points: 'Er alt med?',
    again: 'Svar på nytt',
    keepOwn: 'Fortsett med teksten her',
    spelling: /Marker skrivefeil/,
    finish: 'Fullfør',
  },
] as const;

/** Somebody with Plus, at the desk of one writing task at A2. */
async function atTheDesk(page: Page, prefix: string, level = 'A2'): Promise<void> {
  await grantLicence(await newPerson(page, prefix), 11);
  await page.goto(`${prefix}/app/test`);
  await hydrated(page);
  await page
    .locator(`form:has(input[name=category][value=write]):has(input[name=level][value=${level}]) button`)
    .click();
  await page.waitForURL(/\/app\/test\/[0-9a-f-]{36}/);
  await expect(desk(page)).toBeVisible();
}

const desk = (page: Page) => page.locator('#written-text');

for (const words of languages) {
  const { prefix } = words;
  for (const viewport of [
    { width: 1280, height: 900 },
    { width: 360, height: 740 },
  ]) {
    test(`2.32 the test modal shows writing tasks, maximum words and submit (${prefix || 'en'}, ${viewport.width})`, async ({
      page,
    }) => {
      await page.setViewportSize(viewport);
      await atTheDesk(page, prefix);
      await expectNoViolationsInBoth(page);
      await desk(page).fill('Hei! Jeg heter Amal og bor i Bergen.');
      await expect(page.locator('#word-count')).toContainText('8');
      await page.getByRole('button', { name: words.submit, exact: true }).click();
      await expect(page.getByRole('heading', { name: words.notAssessed })).toBeVisible();
      await expect(page.getByRole('heading', { name: words.points })).toBeVisible();
      await expectNoViolationsInBoth(page);
      await page.locator('[data-test-buttons] .button-primary').click();
      await page.waitForURL(/\/result$/);
      await expect(page.locator('#result-level')).toBeVisible();
      await expectNoViolationsInBoth(page);
      await page.locator('main a[href*="/review?task=1"]').click();
      await expect(page.getByText('Jeg heter Amal')).toBeVisible();
      await expectNoViolationsInBoth(page);
      await page.getByRole('button', { name: words.again }).click();
      await expect(desk(page)).toHaveValue('');
    });
  }

  test(`5.5, 4.11 typing, and going over the maximum word count blocks continuing (${prefix || 'en'})`, async ({
    page,
  }) => {
    await atTheDesk(page, prefix, 'A1');
    await desk(page).fill(Array(130).fill('ord').join(' '));
    await expect(page.getByText(words.tooMany, { exact: true })).toBeVisible();
    await page.getByRole('button', { name: words.submit, exact: true }).click();
    await expect(page.getByText(words.tooManyToSubmit, { exact: true })).toBeVisible();
    await expect(desk(page)).toBeFocused();
    await desk(page).fill('Bare tre ord');
    await expect(page.getByText(words.tooMany, { exact: true })).toBeHidden();
    await page.getByRole('button', { name: words.submit, exact: true }).click();
    await expect(page.getByRole('heading', { name: words.notAssessed })).toBeVisible();
  });
}

const [english] = languages;

test('4.12 submit says Analyzing text..., and one may go on before it is done', async ({ page }) => {
  await atTheDesk(page, '');
  await desk(page).fill('En kort tekst.');
  await page.route(/\/app\/test\/[0-9a-f-]+\.data/, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 3000));
    await route.continue();
  });
  await page.getByRole('button', { name: english.submit, exact: true }).click();
  await expect(page.getByText(english.analysing, { exact: true })).toBeVisible();
  await expect(page.getByRole('heading', { name: english.notAssessed })).toBeVisible();
});

test('æ, ø and å are put in by button and by key where the cursor stands, and undo takes them back', async ({
  page,
}) => {
  await atTheDesk(page, '');
  await desk(page).click();
  await page.keyboard.type('bl til');
  for (let step = 0; step < 4; step += 1) await page.keyboard.press('ArrowLeft');
  await page.getByRole('button', { name: 'Insert å' }).click();
  await expect(desk(page)).toHaveValue('blå til');
  await expect(desk(page)).toBeFocused();
  await page.keyboard.press('Alt+o');
  await expect(desk(page)).toHaveValue('blåø til');
  await page.keyboard.press('Control+z');
  await expect(desk(page)).toHaveValue('blå til');
});

test('a text is written and handed in with the keyboard alone, and Enter is a new line', async ({ page }) => {
  await atTheDesk(page, '');
  for (let step = 0; step < 30; step += 1) {
    await page.keyboard.press('Tab');
    if (await desk(page).evaluate((field) => field === document.activeElement)) break;
  }
  await expect(desk(page)).toBeFocused();
  await page.keyboard.type('Hei.');
  await page.keyboard.press('Enter');
  await page.keyboard.type('1 2 3');
  await expect(desk(page)).toHaveValue('Hei.\n1 2 3');
  for (let step = 0; step < 20; step += 1) {
    await page.keyboard.press('Tab');
    const focused = await page.evaluate(() => document.activeElement?.textContent ?? '');
    if (focused === english.submit) break;
  }
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: english.notAssessed })).toBeVisible();
});

test('spelling help is off until it is turned on, and is remembered', async ({ page }) => {
  await atTheDesk(page, '');
  await expect(desk(page)).toHaveAttribute('spellcheck', 'false');
  await page.getByLabel(english.spelling).check();
  await expect(desk(page)).toHaveAttribute('spellcheck', 'true');
  await page.reload();
  await expect(desk(page)).toHaveAttribute('spellcheck', 'true');
});

test('9.271 what is written is kept in the browser and on the server at each pause: a reload, a closed window, a lost network lose nothing', async ({
  page,
  context,
}) => {
  await atTheDesk(page, '');
  await desk(page).fill('Før nettet forsvant');
  await expect(page.getByText(english.saved, { exact: true })).toBeVisible();
  await context.setOffline(true);
  await desk(page).fill('Før nettet forsvant, og etterpå');
  await expect(page.getByText(english.offline)).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByText(english.saved, { exact: true })).toBeVisible({ timeout: 20_000 });
  await page.reload();
  await expect(desk(page)).toHaveValue('Før nettet forsvant, og etterpå');
  // Not saved yet when the window goes.
  await page.route('**/draft', (route) => route.abort());
  // Typed at once, before the script has taken the page over.
  await desk(page).fill('Skrevet rett før vinduet ble lukket');
  await expect(page.getByText(english.offline)).toBeVisible();
  const address = page.url();
  await page.close({ runBeforeUnload: false });
  const again = await context.newPage();
  await again.goto(address);
  await expect(desk(again)).toHaveValue('Skrevet rett før vinduet ble lukket');
});

test('9.271 two windows: the newer text wins by choice alone, and the other is a press away', async ({
  page,
  context,
}) => {
  await atTheDesk(page, '');
  await desk(page).fill('Fra det første vinduet');
  await expect(page.getByText(english.saved, { exact: true })).toBeVisible();
  const other = await context.newPage();
  await other.goto(page.url());
  await expect(desk(other)).toHaveValue('Fra det første vinduet');
  // "Saved" stands there from the start: what says that the new words were saved is the answer to them.
  const answered = other.waitForResponse(/\/draft$/);
  await desk(other).fill('Fra det andre vinduet');
  await answered;
  await desk(page).fill('Fra det første, litt lenger');
  await expect(page.getByRole('dialog')).toContainText('Fra det andre vinduet');
  await expectNoViolationsInBoth(page);
  await page.getByRole('button', { name: english.keepOwn }).click();
  await expect(desk(page)).toHaveValue('Fra det første, litt lenger');
  await expect(page.getByText(english.saved, { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Swap with the other version' }).click();
  await expect(desk(page)).toHaveValue('Fra det andre vinduet');
});

test('handing in without a network waits, says so, and goes out by itself', async ({ page, context }) => {
  await atTheDesk(page, '');
  await desk(page).fill('Levert uten nett.');
  await context.setOffline(true);
  await page.getByRole('button', { name: english.submit, exact: true }).click();
  await expect(
    page.getByRole('alert').filter({ hasText: 'sent as soon as the network is back' }),
  ).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByRole('heading', { name: english.notAssessed })).toBeVisible({ timeout: 30_000 });
});

test('3.9 a custom test with reading and two writing tasks: writing comes last and may be left open', async ({
  page,
}) => {
  await grantLicence(await newPerson(page), 11);
  await page.goto('/app/custom?level=A2&category=read&category=write&tasks=5&writing=2');
  await hydrated(page);
  await expectNoViolationsInBoth(page);
  await page.locator('main form button[type=submit]:not([name])').click();
  await page.waitForURL(/\/app\/test\/[0-9a-f-]{36}/);
  await expect(page.locator('h1')).toContainText('of 7');
  const sittingId = /test\/([0-9a-f-]{36})/.exec(page.url())?.[1];
  for (let task = 1; task <= 5; task += 1) {
    await expect(page.locator('h1')).toContainText(`Task ${task}`);
    await page.locator('[data-test-buttons] .button-primary').click();
    await page.getByRole('button', { name: 'Skip this task' }).click();
  }
  await expect(desk(page)).toBeVisible();
  await desk(page).fill('En tekst på noen ord.');
  await page.getByRole('button', { name: english.submit, exact: true }).click();
  await expect(page.getByRole('heading', { name: english.notAssessed })).toBeVisible();
  await page.locator('[data-test-buttons] .button-primary').click();
  await page.getByRole('button', { name: english.skip, exact: true }).click();
  await page.getByRole('button', { name: 'Leave it open' }).click();
  await page.waitForURL(/\/result$/);
  await expect(page.getByText('left open')).toBeVisible();
  await expect(page.getByText('no assessment yet')).toBeVisible();
  const kinds = await withDatabase(async ({ pool }) => {
    const { rows } = await pool.query<{ category: string }>(
      `select t.category from public.sitting_tasks g join public.tasks t on t.id = g.task_id
       where g.sitting_id = $1 order by g.position`,
      [sittingId],
    );
    return rows.map(({ category }) => category);
  });
  expect(kinds).toEqual(['read', 'read', 'read', 'read', 'read', 'write', 'write']);
});

test('9.278 a custom test is saved under a name, started, renamed and deleted', async ({ page }) => {
  await grantLicence(await newPerson(page), 11);
  await page.goto('/app/custom?level=A2&category=listen&tasks=6&topic=work');
  await hydrated(page);
  await page.getByLabel('Save these settings as').fill('Søndag');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  const saved = page.getByRole('heading', { name: 'Your saved tests' });
  await expect(saved).toBeVisible();
  await expectNoViolationsInBoth(page);
  await page.locator('summary', { hasText: 'Change' }).click();
  await page.getByLabel('Name', { exact: true }).fill('Mandag');
  await page.getByRole('button', { name: 'Rename' }).click();
  await expect(page.getByRole('heading', { name: 'Mandag' })).toBeVisible();
  await page.getByRole('button', { name: /^Start\s*: Mandag/ }).click();
  await page.waitForURL(/\/app\/test\/[0-9a-f-]{36}/);
  await page.goto('/app/custom');
  await page.locator('summary', { hasText: 'Change' }).click();
  await page.getByRole('button', { name: 'Delete' }).click();
  await expect(saved).toBeHidden();
});
