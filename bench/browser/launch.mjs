import { chromium } from '@playwright/test';
import { findBrowser, NO_BROWSER } from '../../scripts/lib/browser.mjs';
import { NotAvailable } from '../lib/not-available.mjs';
import { onEnd } from '../lib/clean-up.mjs';

const QUIET = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

export async function launchBrowser() {
  const executablePath = await findBrowser();
  if (!executablePath) throw new NotAvailable(NO_BROWSER);
  const browser = await chromium.launch({ executablePath, args: QUIET });
  onEnd(() => browser.close());
  return browser;
}
