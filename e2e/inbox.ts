import { expect, type Page } from '@playwright/test';

/** A mail's text, the first address in it and its six-digit code, if it has them. */
export type ReadMail = { readonly text: string; readonly link: string; readonly code: string };

/** The newest mail to an address in the inbox of this machine, once it is there. */
export async function readMail(page: Page, email: string, subject: string | RegExp): Promise<ReadMail> {
  const text = await newest(page, [`To ${email}`, subject], 'pre');
  return { text, link: /https?:\/\/\S+/.exec(text)?.[0] ?? '', code: /^(\d{6})$/m.exec(text)?.[1] ?? '' };
}

/** The code in the newest message to a number. */
export async function readSms(page: Page, number: string): Promise<string> {
  const text = await newest(page, [`To ${number}`]);
  return /\b\d{6}\b/.exec(text.replace(number, ''))?.[0] ?? '';
}

async function newest(page: Page, words: readonly (string | RegExp)[], part?: string): Promise<string> {
  const inbox = await page.context().newPage();
  let text = '';
  await expect
    .poll(async () => {
      await inbox.goto('/dev');
      let messages = inbox.locator('article');
      for (const hasText of words) messages = messages.filter({ hasText });
      if ((await messages.count()) === 0) return '';
      const message = messages.first();
      text = (await (part ? message.locator(part) : message).textContent()) ?? '';
      return text;
    })
    .not.toBe('');
  await inbox.close();
  return text;
}
