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

/** An address of 10.0.0.0/8. */
function ownAddress(): string {
  return ['10', ...crypto.getRandomValues(new Uint8Array(3))].join('.');
}
