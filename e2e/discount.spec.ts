import { expect } from '@playwright/test';
import { expectNoViolations } from './accessibility.ts';
import { readMail } from './inbox.ts';
import { hydrated } from './journey.ts';
import { newAddress, newPerson } from './people.ts';
import { test } from './test.ts';

const ownCode = /BEST-\w{4}-\w{4}/;
const languages = [
  {
    prefix: '',
    offer: 'Get 20% off',
    subject: 'Your code for Bestått',
    mailbox: 'Check your email',
    wrong: 'Invalid email format.',
    close: 'Close',
    feedback: 'Give feedback',
    thanks: 'Thank you. Your feedback has reached us.',
    offline: /^It did not get through\./,
    empty: 'Write something first.',
    saved: 'Saved.',
    trial: 'Trial',
  },
  {
    prefix: '/nb',
    offer: 'Få 20 % avslag',
    subject: 'Koden din til Bestått',
    mailbox: 'Sjekk e-posten din',
    wrong: 'E-postadressen er ikke riktig skrevet.',
    close: 'Lukk',
    feedback: 'Gi tilbakemelding',
    thanks: 'Takk. Tilbakemeldingen har kommet fram.',
    offline: /^Den kom ikke fram\./,
    empty: 'Skriv noe først.',
    saved: 'Lagret.',
    trial: 'Prøvetilgang',
  },
] as const;

for (const { prefix, ...words } of languages) {
  const language = prefix || 'en';

  test(`the welcome modal gives a code, which the licence page takes (2.42) (${language})`, async ({
    page,
  }) => {
    await page.goto(prefix || '/');
    const dialog = page.locator('dialog[data-discount-dialog]');
    await page.mouse.wheel(0, 20_000);
    await expect(dialog).toBeHidden();
    await page.locator('main').getByRole('link', { name: words.offer }).click();
    await expect(dialog).toBeVisible();
    await expectNoViolations(page);
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await page.locator('footer').getByRole('link', { name: words.offer }).click();
    const email = newAddress();
    await dialog.locator('input[name=email]').fill(email);
    await dialog.locator('input[name=name]').fill('Åse');
    await page.context().setOffline(true);
    await dialog.locator('form[data-discount] button').click();
    await expect(dialog.locator('[data-offline]')).toBeVisible();
    await page.context().setOffline(false);
    await dialog.locator('form[data-discount] button').click();
    await expect(dialog.getByText(words.mailbox)).toBeVisible();
    await expectNoViolations(page);
    await dialog.getByRole('button', { name: words.close }).click();
    await expect(dialog).toBeHidden();
    const code = ownCode.exec((await readMail(page, email, words.subject)).text)?.[0] ?? '';
    await newPerson(page, prefix);
    await page.goto(`${prefix}/app/license`);
    await hydrated(page);
    await page.locator('input[name=code]').fill(code.toLowerCase());
    await page.locator('form:has(input[name=code]) button').click();
    await expect(page.getByRole('heading', { name: words.trial, exact: true })).toBeVisible();
  });

  test(`feedback is sent from the menu, over the screen one is on (2.41) (${language})`, async ({ page }) => {
    const email = await newPerson(page, prefix);
    await page.goto(`${prefix}/app/settings/mail`);
    await hydrated(page);
    await page.getByRole('link', { name: words.feedback }).click();
    const dialog = page.getByRole('dialog', { name: words.feedback });
    await expect(dialog.locator('input[name=email]')).toHaveValue(email);
    await expectNoViolations(page);
    await dialog.locator('button[type=submit]').click();
    await expect(dialog.getByText(words.empty)).toBeVisible();
    await dialog.locator('textarea').fill('Klippene er for raske.');
    await dialog.getByRole('button', { name: words.close }).click();
    await page.reload();
    await hydrated(page);
    await page.getByRole('link', { name: words.feedback }).click();
    await expect(dialog.locator('textarea')).toHaveValue('Klippene er for raske.');
    await page.waitForLoadState('networkidle');
    await page.context().setOffline(true);
    await dialog.locator('button[type=submit]').click();
    await expect(dialog.getByText(words.offline)).toBeVisible();
    await expect(dialog.locator('textarea')).toHaveValue('Klippene er for raske.');
    await page.context().setOffline(false);
    await dialog.locator('button[type=submit]').click();
    await expect(dialog.getByText(words.thanks)).toBeFocused();
    await expectNoViolations(page);
    expect((await readMail(page, email, words.subject)).text).toMatch(ownCode);
    await dialog.getByRole('button', { name: words.close }).last().click();
    await page.getByRole('link', { name: words.feedback }).click();
    await expect(dialog.locator('textarea')).toHaveValue('');
  });

  test(`9.52 a person chooses among the mails (${language})`, async ({ page }) => {
    await newPerson(page, prefix);
    await page.goto(`${prefix}/app/settings/mail`);
    await hydrated(page);
    await page.locator('input[name=week]').check();
    await page.locator('input[name=stories]').check();
    await page.locator('select[name=stories_level]').selectOption('B2');
    await page.locator('input[name=exam_near]').uncheck();
    await page.locator('main form button').click();
    await expect(page.getByText(words.saved, { exact: true })).toBeVisible();
    await page.reload();
    await expect(page.locator('input[name=week]')).toBeChecked();
    await expect(page.locator('input[name=stories]')).toBeChecked();
    await expect(page.locator('select[name=stories_level]')).toHaveValue('B2');
    await expect(page.locator('input[name=exam_near]')).not.toBeChecked();
    await expect(page.locator('input[name=licence_ending]')).toBeChecked();
  });

  test.describe('without script', () => {
    test.use({ javaScriptEnabled: false });

    test(`2.41, 2.42 a code and feedback are asked for and sent (${language})`, async ({ page }) => {
      await page.goto(`${prefix}/pricing`);
      await page.locator('main').getByRole('link', { name: words.offer }).click();
      await page.waitForURL(`**${prefix}/discount`);
      await page.locator('main input[name=email]').fill('kari');
      await page.locator('main input[name=name]').fill('Åse');
      await page.locator('main form button').click();
      await expect(page.getByText(words.wrong)).toBeVisible();
      await expect(page.locator('main input[name=name]')).toHaveValue('Åse');
      await page.locator('main input[name=email]').fill(newAddress());
      await page.locator('main form button').click();
      await expect(page.getByText(words.mailbox)).toBeVisible();
      await page.goto(`${prefix}/app/feedback`);
      await page.locator('textarea').fill('Klippene er for raske.');
      await page.locator('main input[name=email]').fill('kari');
      await page.locator('main form button').click();
      await expect(page.locator('textarea')).toHaveValue('Klippene er for raske.');
      await page.locator('main input[name=email]').fill('');
      await page.locator('main form button').click();
      await expect(page.getByText(words.thanks)).toBeVisible();
    });
  });
}
