import { expect, test as plain } from '@playwright/test';
import { expectNoViolationsInBoth } from './accessibility.ts';
import { newAddress, newPerson } from './people.ts';
import { test } from './test.ts';

for (const [prefix, words] of [
  [
    '',
    { topic: 'Payment', send: 'Send message', sent: 'We have your message', own: 'What you wrote before' },
  ],
  [
    '/nb',
    {
      topic: 'Betaling',
      send: 'Send meldingen',
      sent: 'Vi har fått meldingen din',
      own: 'Det du har skrevet før',
    },
  ],
] as const) {
  test(`9.230 a visitor writes, is told what is missing, and gets a copy (${prefix || 'en'})`, async ({
    page,
  }) => {
    test.setTimeout(120_000);
    await page.goto(`${prefix}/terms`);
    await page.locator('main a[href$="/contact"]').click();
    await page.waitForURL(`**${prefix}/contact`);
    await expectNoViolationsInBoth(page, 'contact');
    await page.getByRole('button', { name: words.send }).click();
    await expect(page.locator('[aria-invalid=true]').first()).toBeFocused();
    await page.getByLabel(words.topic).check();
    const text = `Jeg har betalt to ganger. ${crypto.randomUUID()}`;
    await page.locator('textarea[name=text]').fill(text);
    await page.locator('input[name=email]').fill('kari');
    await page.getByRole('button', { name: words.send }).click();
    await expect(page.locator('input[name=email][aria-invalid=true]')).toBeFocused();
    await expect(page.locator('textarea[name=text]')).toHaveValue(text);
    await expectNoViolationsInBoth(page, 'contact, refused');
    await page.locator('input[name=email]').fill(newAddress());
    await page.getByRole('button', { name: words.send }).click();
    await expect(page.getByText(words.sent)).toBeVisible();
    await expect(page.locator('blockquote').filter({ hasText: text })).toBeVisible();
    await expectNoViolationsInBoth(page, 'contact, sent');
  });

  test(`what is typed stays in the tab until it got through, ${prefix || 'en'} (9.230)`, async ({
    page,
    context,
  }) => {
    const text = 'Lyden mangler i en oppgave.';
    await page.goto(`${prefix}/contact?about=task`);
    await page.locator('textarea[name=text]').fill(text);
    await page.locator('input[name=email]').fill(newAddress());
    await context.setOffline(true);
    await page.getByRole('button', { name: words.send }).click();
    await expect(page.locator('[data-offline]')).toBeVisible({ timeout: 30_000 });
    await context.setOffline(false);
    await page.goto(`${prefix}/contact`);
    await expect(page.locator('textarea[name=text]')).toHaveValue(text);
    await expect(page.locator('input[value=task]')).toBeChecked();
  });

  test(`9.238 the login shows the package and price that somebody was about to buy, and says what is missing (${prefix || 'en'})`, async ({
    page,
  }) => {
    await page.goto(`${prefix}/app/license/checkout?package=plus`);
    await page.waitForURL(/\/auth\?/);
    await expect(page.locator('main')).toContainText(/NOK 99|99 kr/);
    await page.locator('main a.button-secondary').click();
    await expect(page.locator('main')).toContainText(/NOK 99|99 kr/);
    await expect(page.locator('main a[href$="/terms"]')).toBeVisible();
    await page.locator('input[name=email]').fill('kari@example.no');
    await page.locator('input[name=password]').fill('tre stille fjorder');
    await page.locator('input[name=confirmPassword]').fill('tre stille fjord');
    await page.locator('main form button[type=submit]').click();
    await expect(page.locator('input[name=confirmPassword][aria-invalid=true]')).toBeFocused();
    await expect(page.locator('input[name=password]')).toHaveValue('tre stille fjorder');
    await expect(page.locator('input[name=confirmPassword]')).toHaveValue('tre stille fjord');
  });

  test(`somebody with an account finds what they wrote, ${prefix || 'en'} (9.230)`, async ({ page }) => {
    const email = await newPerson(page, prefix);
    await page.goto(`${prefix}/contact?about=account`);
    await expect(page.locator('input[name=email]')).toHaveValue(email);
    await page.locator('textarea[name=text]').fill('Kan jeg bytte navn?');
    // Faster than anybody writes is kept apart. Rule 9.231.
    await page.waitForTimeout(3200);
    await page.getByRole('button', { name: words.send }).click();
    await expect(page.getByText(words.sent)).toBeVisible();
    await page.goto(`${prefix}/contact`);
    await expect(page.getByRole('region', { name: words.own })).toContainText('Kan jeg bytte navn?');
  });
}

plain.describe('without script', () => {
  plain.use({ javaScriptEnabled: false });

  plain('9.230 the form works', async ({ page }) => {
    await page.goto('/contact?about=privacy');
    await page.locator('textarea[name=text]').fill('What do you keep about me?');
    await page.locator('input[name=email]').fill('kari');
    await page.getByRole('button', { name: 'Send message' }).click();
    await expect(page.locator('textarea[name=text]')).toHaveValue('What do you keep about me?');
    await page.locator('input[name=email]').fill(newAddress());
    await page.getByRole('button', { name: 'Send message' }).click();
    await expect(page.getByText('We have your message')).toBeVisible();
  });
});
