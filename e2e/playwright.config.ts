import { existsSync } from 'node:fs';
import { defineConfig, devices } from '@playwright/test';

/** The same engine without windows, at less than half of the processor's time. */
const shell = '/usr/bin/chromium-headless-shell';
const port = Number(process.env.E2E_PORT ?? 3199);

/** Journeys in the system's Chromium against the built product on a fresh database. */
export default defineConfig({
  testDir: '.',
  // A busy machine may take long; only a test that fails waits as long as this.
  timeout: 180_000,
  expect: { timeout: 20_000 },
  // Much of a journey is waiting, on the network and on clocks.
  workers: 3,
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  // On the way to main a test may be tried once more; `npm test` names those that needed it.
  retries: process.env.CI ? 1 : 0,
  outputDir: '../.cache/e2e',
  use: {
    ...devices['Desktop Chrome'],
    baseURL: `http://localhost:${port}`,
    locale: 'en-GB',
    // Only the specs that are about the worker have one: it would answer some requests in the place of the server.
    serviceWorkers: 'block',
    // A trace of every test costs a quarter of the processor's time: on the way to main only what is tried again has one.
    trace: process.env.CI ? 'on-first-retry' : 'retain-on-failure',
    launchOptions: {
      executablePath: process.env.CHROMIUM_PATH ?? (existsSync(shell) ? shell : '/usr/bin/chromium'),
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
  },
  webServer: {
    command: `rm -rf .cache/e2e-data && node ../scripts/start.ts`,
    url: `http://localhost:${port}/healthz`,
    timeout: 300_000,
    reuseExistingServer: false,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 10_000 },
    env: {
      PORT: String(port),
      DATA_DIR: '.cache/e2e-data',
      LOG_LEVEL: 'error',
      // The server works for its tests alone, and fetches nothing.
      // A test answers faster than anybody reads.
      COUNT_FAST_ANSWERS: 'true',
      SPEECH_AHEAD: 'false',
      SPEECH_PIPER_URL: 'off',
      // test.ts gives each test an address of its own.
      TRUSTED_PROXY_HEADER: 'x-e2e-address',
      // A spec's own feed.
      FEED_PRIVATE_HOSTS: 'localhost',
      // Tests read codes and links there.
      DEV_INBOX: 'true',
    },
  },
});
