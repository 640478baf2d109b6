import { type Browser, type BrowserContextOptions, test as base, type Page } from '@playwright/test';

/**
 * Each test comes from an address of its own, as people do: the limits for one address hold, and tests that make
 * accounts do not use up each other's.
 */
export const test = base.extend({
  context: async ({ context }, use) => {
    await context.setExtraHTTPHeaders(ownAddress());
    await use(context);
  },
});

/** Another browser, somewhere else. Close it by its context. */
export async function otherBrowser(browser: Browser, options: BrowserContextOptions = {}): Promise<Page> {
  const context = await browser.newContext({ ...options, extraHTTPHeaders: ownAddress() });
  return context.newPage();
}

/** An address of 127.0.0.0/8: this machine's, as the inbox at /dev asks for. */
function ownAddress(): { 'x-e2e-address': string } {
  return { 'x-e2e-address': ['127', ...crypto.getRandomValues(new Uint8Array(3))].join('.') };
}
