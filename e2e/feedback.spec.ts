import { expect, type Page } from '@playwright/test';
import { expectNoViolationsInBoth } from './accessibility.ts';
import { hydrated } from './journey.ts';
import { newPerson } from './people.ts';
import { grantLicence } from './store.ts';
import { test } from './test.ts';

const languages = [
  {
    prefix: '',
    submit: 'Submit',
    level: /Estimated level of this text:/,
    strengths: 'Strengths',
    improve: 'What you can improve',
    spelling: 'Spelling',
    why: 'This word is not in the dictionary or is very rare.',
    close: 'Close',
    practise: 'Practise this',
    begin: 'Correct the text',
    field: 'Your second version',
    put: /Put in “vanskelig”/,
    left: /Kept and checked: 2 places left\./,
    gone: '1 mark has gone away',
    fresh: 'Nothing new is marked',
    nynorsk: /You have written in nynorsk, which the exam accepts just as well/,
    listed: /estimated at/,
    together: 'What your answers show together',
  },
  {
    prefix: '/nb',
    submit: 'Lever',
    level: /Anslått nivå på denne teksten:/,
    strengths: 'Dette er bra',
    improve: 'Dette kan bli bedre',
    spelling: 'Skrivemåte',
    why: 'Ordet står ikke i ordboka eller er svært sjeldent.',
    close: 'Lukk',
    practise: 'Øv på dette',
    begin: 'Rett teksten',
    field: 'Din andre versjon',
    put: /Sett inn «vanskelig»/,
    left: /Lagret og sjekket: 2 steder igjen\./,
    gone: '1 merke er borte',
    fresh: 'Ingenting nytt er merket',
    nynorsk: /Du skriver nynorsk, og det er like godt på prøven/,
    listed: /anslått til/,
    together: 'Det svarene dine viser til sammen',
  },
] as const;

/** Three things to find: a misspelling, word order, a gender. */
const text =
  'Hei Kari! Jeg bor i Bergen med mannen min og to barn. I går jeg var på jobb til klokka fem. Det var vansklig å komme hjem, fordi bussen ikke kom. Vi har en hus ved havet, og der lager vi mat sammen hver kveld. Hilsen Amal';
const nynorsk =
  'Hei Kari! Eg kan ikkje koma på laurdag fordi eg må arbeide. Ho som er sjefen min, er sjuk. Kan vi eta middag neste veke? Eg likar maten din mykje. Helsing Amal';

/** Somebody with Plus hands in a text at A2. */
async function handIn(
  page: Page,
  { prefix, submit, written }: { readonly prefix: string; readonly submit: string; readonly written: string },
): Promise<void> {
  await grantLicence(await newPerson(page, prefix), 11);
  await page.goto(`${prefix}/app/test`);
  await hydrated(page);
  await page
    .locator('form:has(input[name=category][value=write]):has(input[name=level][value=A2]) button')
    .click();
  await page.waitForURL(/\/app\/test\/[0-9a-f-]{36}/);
  await page.locator('#written-text').fill(written);
  await page.getByRole('button', { name: submit, exact: true }).click();
}

for (const words of languages) {
  for (const viewport of [
    { width: 1280, height: 900 },
    { width: 360, height: 740 },
  ]) {
    const where = `${words.prefix || 'en'}, ${viewport.width}`;
    test(`9.330 a text is handed in and judged by our rules: marks say why, corrections are compared (${where})`, async ({
      page,
    }) => {
      test.slow();
      const { prefix, submit } = words;
      await page.setViewportSize(viewport);
      await handIn(page, { prefix, submit, written: text });
      await expect(page.getByRole('heading', { name: words.level })).toBeVisible({ timeout: 30_000 });
      await expect(page.getByRole('heading', { name: words.strengths })).toBeVisible();
      await expect(page.getByRole('heading', { name: words.improve })).toBeVisible();
      await expectNoViolationsInBoth(page);

      const mark = page.getByRole('button', { name: 'vansklig', exact: true });
      await expect(mark).toHaveAccessibleDescription(words.spelling);
      await mark.press('Enter');
      await expect(page.locator('.finding-detail').getByText(words.why)).toBeVisible();
      await expectNoViolationsInBoth(page);
      await page.keyboard.press('Escape');
      await expect(mark).toBeFocused();
      await page.getByRole('button', { name: 'jeg var', exact: true }).click();
      await expect(
        page.locator('.finding-detail').getByRole('button', { name: words.practise }),
      ).toBeVisible();
      await page.locator('.finding-detail').getByRole('button', { name: words.close, exact: true }).click();

      await page.getByRole('button', { name: words.begin, exact: true }).click();
      const field = page.getByLabel(words.field);
      await expect(field).toHaveValue(text);
      await page.locator('.mark-chip', { hasText: 'vansklig' }).click();
      await page.getByRole('button', { name: words.put }).click();
      await expect(field).toHaveValue(text.replace('vansklig', 'vanskelig'));
      await expect(page.getByText(words.left)).toBeVisible({ timeout: 15_000 });
      await expect(page.getByText(words.gone)).toBeVisible();
      await expect(page.getByText(words.fresh)).toBeVisible();
      await expectNoViolationsInBoth(page);
      const wide = await page.evaluate(() => document.documentElement.scrollWidth > innerWidth);
      expect(wide).toBe(false);

      await page.locator('[data-test-buttons] .button-primary').click();
      await page.waitForURL(/\/result$/);
      await expect(page.getByText(words.listed)).toBeVisible();
      // Rule 9.491: what the answers show, tied to their tasks.
      const together = page.getByRole('region', { name: words.together });
      const [before, after] = prefix ? ['«', '»'] : ['“', '”'];
      for (const [wrong, right] of [
        ['vansklig', 'vanskelig'],
        ['jeg var', 'var jeg'],
      ])
        await expect(
          together.getByText(`${before}${wrong}${after} → ${before}${right}${after}`),
        ).toBeVisible();
      await expectNoViolationsInBoth(page);
      await together.locator('a[href*="/review?task=1"]').first().click();
      // The corrected version stands where it was left.
      await expect(page.getByLabel(words.field)).toHaveValue(text.replace('vansklig', 'vanskelig'));
    });
  }

  test(`9.332 a text in nynorsk gets a kind word of its own and no level (${words.prefix || 'en'})`, async ({
    page,
  }) => {
    const { prefix, submit } = words;
    await handIn(page, { prefix, submit, written: nynorsk });
    await expect(page.getByText(words.nynorsk)).toBeVisible({ timeout: 30_000 });
    await expect(page.getByRole('heading', { name: words.level })).toHaveCount(0);
  });
}

test('a corrected version that could not be sent is kept on the device, and sent when the network is back (9.335)', async ({
  page,
  context,
}) => {
  const [{ submit, level, begin, field: label }] = languages;
  await handIn(page, { prefix: '', submit, written: text });
  await expect(page.getByRole('heading', { name: level })).toBeVisible({ timeout: 30_000 });
  await page.getByRole('button', { name: begin, exact: true }).click();
  const field = page.getByLabel(label);
  await field.waitFor();
  await context.setOffline(true);
  await field.fill(`${text} Ha det.`);
  await expect(page.getByText(/No connection\. Your text is kept on this device/)).toBeVisible({
    timeout: 10_000,
  });
  await context.setOffline(false);
  await page.getByRole('button', { name: 'Check now' }).click();
  await expect(page.getByText(/Kept and checked/)).toBeVisible({ timeout: 15_000 });
});
