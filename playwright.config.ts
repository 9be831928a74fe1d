import { defineConfig } from '@playwright/test';

/** How far below the view Chromium loads lazy pictures, by the kind of connection. */
const LAZY_MARGINS = ['lazyLoadingImageMarginPxUnknown', 'lazyLoadingImageMarginPx4G'];

/** The whole shop in a real browser: the server of `npm start`, with a fresh data folder for each worker. */
export default defineConfig({
  testDir: 'tests/e2e',
  // Only `npm run test:hard` starts whole deployments.
  testIgnore: process.env.SCALE === '1' ? [] : ['**/*.hard.spec.ts'],
  globalSetup: './tests/e2e/support/demo-data.ts',
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
        // A lazy picture loads when it is in view, not 1,250 px before: half of the processor time of a page load.
        `--blink-settings=${LAZY_MARGINS.map((margin) => `${margin}=0`).join()}`,
        // A simulated camera, with permission granted (KYC-03).
        '--use-fake-device-for-media-stream',
        '--use-fake-ui-for-media-stream',
      ],
    },
  },
});
