import { defineConfig } from '@playwright/test';

/**
 * Written, and not yet seen to pass as a whole: they join the run one by one as each is proved.
 * With UNPROVED=1 in the environment they run too.
 */
const UNPROVED = [
  'accessibility.spec.ts',
  'backend-down.spec.ts',
  'keyboard.spec.ts',
  'layout.spec.ts',
  'one-order.spec.ts',
  'messages/{accounts,browse,cart,payment}.spec.ts',
];

/** The whole shop in a real browser: `npm start`'s own server, a fresh data folder a worker. */
export default defineConfig({
  testDir: 'tests/e2e',
  testIgnore: process.env.UNPROVED ? [] : UNPROVED.map((file) => `**/${file}`),
  outputDir: 'test-results',
  timeout: 90_000,
  expect: { timeout: 10_000 },
  workers: 2,
  retries: 0,
  forbidOnly: true,
  use: {
    actionTimeout: 15_000,
    screenshot: 'only-on-failure',
    trace: process.env.TRACE ? 'retain-on-failure' : 'off',
    launchOptions: {
      executablePath: process.env.BROWSER_PATH,
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
  },
});
