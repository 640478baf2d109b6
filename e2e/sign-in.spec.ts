import AxeBuilder from '@axe-core/playwright';
import { type Browser, expect, type Page } from '@playwright/test';
import { TOTP } from 'otpauth';
import { createAccount, finishOnboarding, hydrated } from './journey.ts';
import { test } from './test.ts';

const password = 'three quiet fjords';

/** The newest mail to an address in the inbox of this machine: its link and its code. */
async function readMail(page: Page, email: string, subject: RegExp): Promise<{ link: string; code: string }> {
  const inbox = await page.context().newPage();
  let text = '';
  await expect
    .poll(async () => {
      await inbox.goto('/dev');
      const mails = inbox
        .locator('article')
        .filter({ hasText: `To ${email}` })
        .filter({ hasText: subject });
      text = (await mails.count()) > 0 ? ((await mails.first().locator('pre').textContent()) ?? '') : '';
      return text;
    })
    .not.toBe('');
  await inbox.close();
  return { link: /https?:\/\/\S+/.exec(text)?.[0] ?? '', code: /^(\d{6})$/m.exec(text)?.[1] ?? '' };
}

/** A person with an account and a profile, who is somewhere else now. */
async function somebody(browser: Browser, prefix = ''): Promise<string> {
  const context = await browser.newContext();
  const page = await context.newPage();
  const email = await createAccount(page, prefix);
  await finishOnboarding(page);
  await context.close();
  return email;
}

async function send(page: Page): Promise<void> {
  await page.locator('main form button[type=submit]').first().click();
}

async function expectNoViolations(page: Page): Promise<void> {
  expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([]);
}

test('a forgotten password is replaced by the mail’s link, without script, on a phone', async ({
  browser,
}) => {
  const email = await somebody(browser);
  const context = await browser.newContext({
    javaScriptEnabled: false,
    viewport: { width: 360, height: 740 },
  });
  const page = await context.newPage();
  await page.goto('/auth?next=/app/settings');
  await page.getByRole('link', { name: 'Forgot your password?' }).click();
  await page.getByLabel('Email').fill(email);
  await send(page);
  await expect(page.getByRole('heading', { name: 'Check your email' })).toBeVisible();
  await page.goto((await readMail(page, email, /Choose a new password/)).link);
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.getByLabel('New password', { exact: true }).fill('four quiet fjords');
  await page.getByLabel('Password once more').fill('four quiet fjords');
  await send(page);
  await expect(page).toHaveURL('/app/settings');
  await context.clearCookies();
  await page.goto('/auth');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await send(page);
  await expect(page.getByText('Invalid email or password.', { exact: true })).toBeVisible();
  await context.close();
});

test('logging in by email: the code typed, then a link that says it was used', async ({ browser, page }) => {
  const email = await somebody(browser, '/nb');
  await page.goto('/nb/auth?next=/nb/app/settings');
  await page.getByRole('link', { name: 'Logg inn med e-post' }).click();
  await expectNoViolations(page);
  await page.getByLabel('E-post').fill(email);
  await page.keyboard.press('Enter');
  const code = page.getByLabel('Koden fra e-posten');
  await expect(code).toHaveAttribute('autocomplete', 'one-time-code');
  await expectNoViolations(page);
  const mail = await readMail(page, email, /Innloggingslenken/);
  await code.fill('000 000');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Koden er feil, brukt eller for gammel.')).toBeVisible();
  await page.getByLabel('Koden fra e-posten').fill(mail.code);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/nb/app/settings');
  await page.goto(mail.link);
  await page.locator('main').getByRole('button', { name: 'Logg inn' }).click();
  await expect(page.getByText('Lenken er brukt før, eller den er for gammel.')).toBeVisible();
  await expectNoViolations(page);
  await page.getByRole('link', { name: 'Få en ny lenke' }).click();
  await expect(page).toHaveURL(/\/nb\/auth\/code\?next=/);
});

test('a new email counts when the links in both mails were followed', async ({ page }) => {
  const email = await createAccount(page);
  await finishOnboarding(page);
  const next = `new-${email}`;
  await page.goto('/app/settings');
  await hydrated(page);
  await page.getByLabel('New email').fill(next);
  await page.getByRole('button', { name: 'Change email' }).click();
  await expect(page.getByText(/We have sent a link to both addresses/).first()).toBeVisible();
  await page.goto((await readMail(page, next, /new email address/)).link);
  await page.getByRole('button', { name: 'Confirm' }).click();
  await expect(page.getByRole('heading', { name: 'One of two is done' })).toBeVisible();
  await page.goto((await readMail(page, email, /change of your email/)).link);
  await page.getByRole('button', { name: 'Confirm' }).click();
  await expect(page.getByRole('heading', { name: 'Your email is changed' })).toBeVisible();
  await page.getByRole('link', { name: 'Continue' }).click();
  await expect(page.getByText(`Your address is ${next}.`)).toBeVisible();
});

test('9.23 two-step login is set up by key, asked for, and taken away', async ({ browser, page }) => {
  const email = await createAccount(page);
  await finishOnboarding(page);
  await page.goto('/app/settings/security');
  await hydrated(page);
  await page.getByRole('button', { name: 'Set up an authenticator app' }).click();
  await expect(page.getByRole('img', { name: 'QR code for your authenticator app' })).toBeVisible();
  await expectNoViolations(page);
  const secret = ((await page.locator('code').textContent()) ?? '').replaceAll(' ', '');
  const totp = new TOTP({ secret });
  await page.getByLabel('Six-digit code from the app').fill(totp.generate());
  await page.getByRole('button', { name: 'Turn on' }).click();
  await expect(page.getByText('Two-step login is on.').first()).toBeVisible();

  const context = await browser.newContext();
  const other = await context.newPage();
  await other.goto('/auth?next=/app/settings/security');
  await other.getByLabel('Email').fill(email);
  await other.getByLabel('Password', { exact: true }).fill(password);
  await send(other);
  await expect(other.getByRole('heading', { name: 'One more step' })).toBeVisible();
  await expectNoViolations(other);
  await other.goto('/app/settings/security');
  await expect(other).toHaveURL('/auth/factor?next=%2Fapp%2Fsettings%2Fsecurity');
  await other.getByLabel('Six-digit code').fill(totp.generate({ timestamp: Date.now() + 30_000 }));
  await other.keyboard.press('Enter');
  await expect(other).toHaveURL('/app/settings/security');
  await hydrated(other);
  await other.getByRole('button', { name: 'Remove the authenticator app' }).click();
  await expect(other.getByText('It is removed.').first()).toBeVisible();
  await expect(other.getByRole('button', { name: 'Set up an authenticator app' })).toBeVisible();
  await context.close();
});
