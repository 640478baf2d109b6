import { test as base } from '@playwright/test';

/**
 * Each test comes from an address of its own, as people do: the doors' limits for one address hold, and tests that make
 * accounts do not use up each other's.
 */
export const test = base.extend({
  context: async ({ context }, use) => {
    await context.setExtraHTTPHeaders({ 'x-e2e-address': ownAddress() });
    await use(context);
  },
});

/** An address of 127.0.0.0/8: this machine's, as the inbox at /dev asks for. */
function ownAddress(): string {
  return ['127', ...crypto.getRandomValues(new Uint8Array(3))].join('.');
}
