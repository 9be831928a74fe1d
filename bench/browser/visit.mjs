/* global requestIdleCallback */
import { NotAvailable } from '../lib/not-available.mjs';
import { applyConditions, PHONE } from './conditions.mjs';
import { paintFigures } from './paint-figures.mjs';
import { listenToTraffic } from './traffic.mjs';

const TIMEOUT_MS = 60_000;

const sum = (requests) => requests.reduce((total, request) => total + request.bytes, 0);
const isCode = ({ type }) => type === 'Script' || type === 'Stylesheet';

const mainThreadIsIdle = () => new Promise((resolve) => requestIdleCallback(() => resolve()));

/** A slow CPU may have scripts to run, and requests to make, long after the network became idle. */
async function settled(page, traffic) {
  do {
    await traffic.quiet();
    await page.evaluate(mainThreadIsIdle);
  } while (!traffic.isOver());
}

async function look(context, url) {
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await applyConditions(session);
  const traffic = listenToTraffic(session);
  await page.goto(url, { waitUntil: 'load', timeout: TIMEOUT_MS });
  await settled(page, traffic);
  return { traffic, figures: await page.evaluate(paintFigures) };
}

/**
 * Opens a URL as a visitor with a cold cache, on a slow phone, and reads what the browser has recorded.
 * @param {import('@playwright/test').Browser} browser
 * @param {{ url: string, storageState?: object }} visit
 */
export async function visit(browser, { url, storageState }) {
  const context = await browser.newContext({ ...PHONE, storageState });
  try {
    const { traffic, figures } = await look(context, url);
    const { startedAt, inlineStyles, isNotFound, ...paint } = figures;
    if (isNotFound || paint.firstContentfulPaint === undefined)
      throw new NotAvailable(`${url} shows nothing`);
    const firstPaintAt = startedAt + paint.firstContentfulPaint;
    const requests = traffic.all();
    const beforePaint = requests.filter((request) => isCode(request) && request.startedAt < firstPaintAt);
    return {
      figures: { ...paint, bytes: sum(requests), requests: requests.length },
      codeBeforePaint: beforePaint.map((request) => request.url),
      inlineStyles,
    };
  } finally {
    await context.close();
  }
}
