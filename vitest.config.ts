import { defineConfig } from 'vitest/config';
import { messagesAlias } from './messages-alias.ts';

export default defineConfig({
  resolve: { alias: messagesAlias },
  test: {
    include: ['src/**/*.test.{ts,tsx}', 'scripts/**/*.test.ts'],
    // A process reads the product's modules once for all its files: a third of the processor's time.
    isolate: false,
    globalSetup: ['src/server/testing/cluster.ts'],
    pool: 'forks',
    // Much of the time is waiting: for Postgres, for children, for limits to pass.
    maxWorkers: 3,
    // A busy machine may take long; only a test that fails waits as long as this.
    testTimeout: 120_000,
    hookTimeout: 120_000,
    expect: { poll: { timeout: 20_000 } },
    reporters: ['default'],
  },
});
