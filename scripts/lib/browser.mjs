import { accessSync, constants } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { ensureInstalled } from './install.mjs';
import { inRoot } from './paths.mjs';
import { run, runNode } from './run.mjs';

/** The headless shell comes first because it is a quarter faster. */
const NAMES = [
  'chromium-headless-shell',
  'google-chrome-stable',
  'google-chrome',
  'chromium',
  'chromium-browser',
];
const PLACES = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

const canRun = (file) => {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
};

function systemBrowser() {
  const folders = (process.env.PATH ?? '').split(path.delimiter);
  const candidates = [
    ...NAMES.flatMap((name) => folders.map((folder) => path.join(folder, name))),
    ...PLACES,
  ];
  return candidates.find(canRun);
}

async function playwrightBrowser() {
  await ensureInstalled();
  const { chromium } = createRequire(import.meta.url)('@playwright/test');
  if (canRun(chromium.executablePath())) return chromium.executablePath();
  console.log("No Chrome or Chromium found: downloading Playwright's …");
  await runNode([inRoot('node_modules/@playwright/test/cli.js'), 'install', 'chromium'], { quiet: true });
  return canRun(chromium.executablePath()) ? chromium.executablePath() : undefined;
}

async function debianBrowser() {
  if (process.platform !== 'linux' || process.getuid?.() !== 0) return undefined;
  console.log("Installing Debian's Chromium …");
  await run('apt-get', ['update', '-qq'], { quiet: true });
  for (const name of ['chromium-headless-shell', 'chromium']) {
    await run('apt-get', ['install', '-y', '-qq', name], {
      quiet: true,
      env: { DEBIAN_FRONTEND: 'noninteractive' },
    });
    if (systemBrowser()) break;
  }
  return systemBrowser();
}

let found;

/**
 * The browser for the tests: the system's, Debian's package, or Playwright's; undefined if none can be found or
 * installed. It needs no package before it looks for Playwright's, so it can be called while they are installed.
 * @returns {Promise<string | undefined>}
 */
export const findBrowser = () => (found ??= find());

const find = async () =>
  process.env.BROWSER_PATH ?? systemBrowser() ?? (await debianBrowser()) ?? (await playwrightBrowser());

export const NO_BROWSER =
  'No browser was found: install Chrome or Chromium, or run `npx playwright install chromium`, or set BROWSER_PATH.';
