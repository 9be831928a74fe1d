import { backendRates } from './backend/backend-rates.mjs';
import { ratesBySize } from './backend/by-size.mjs';
import { catalogImports } from './backend/catalog-import.mjs';
import { latencyBySize } from './backend/latency-by-size.mjs';
import { orderRates } from './backend/order-rates.mjs';
import { signInTiming } from './backend/sign-in-timing.mjs';
import { clickFigures } from './browser/click-figures.mjs';
import { memoryFigures } from './browser/memory-figures.mjs';
import { nextScreenFigures } from './browser/next-screen-figures.mjs';
import { pageFigures } from './browser/page-figures.mjs';
import { sessionFigures } from './browser/session-figures.mjs';
import { taskFigures } from './browser/task-figures.mjs';
import { entryWeights } from './entry/entry-weight.mjs';
import { sdkBytes } from './sdk/sdk-bytes.mjs';
import { sdkCalls } from './sdk/sdk-calls.mjs';
import { storefrontFigures } from './storefront/storefront-figures.mjs';

/** The sections in the order of the report; the names are those of `--only`. */
export const SECTIONS = [
  {
    name: 'entry',
    title: 'Entry: scripts and styles before first paint, compared with a hello-world app',
    measure: entryWeights,
  },
  { name: 'sdk', title: 'SDK: a call compared with a bare fetch and axios', measure: sdkCalls },
  { name: 'sdk-bytes', title: 'SDK: its size in a page, bundled and compressed', measure: sdkBytes },
  {
    name: 'storefront',
    title: 'Storefront: pages and calls, compared with the minimum for the same work',
    measure: storefrontFigures,
  },
  { name: 'backend', title: 'Backend: reads per second, 10 connections', measure: backendRates },
  {
    name: 'growth',
    title: 'Backend: reads per second as the catalogue grows, PostgreSQL, 10 connections',
    measure: ratesBySize,
  },
  {
    name: 'scale',
    title: 'Backend: waiting for a list, a search and a product as the catalogue grows, PostgreSQL',
    measure: latencyBySize,
  },
  {
    name: 'catalog',
    title: 'Backend: seconds to import and export a catalogue, PostgreSQL',
    measure: catalogImports,
  },
  {
    name: 'orders',
    title: 'Backend: orders per second on PostgreSQL, compared with pgbench on the same server',
    measure: orderRates,
  },
  {
    name: 'sign-in',
    title: 'Backend: do response times of refused sign-ins reveal who has an account',
    measure: signInTiming,
  },
  {
    name: 'pages',
    title: 'Browser: public pages with 4x CPU slow-down, 1.6 Mbit/s down, 150 ms, cold cache, medians',
    measure: pageFigures,
  },
  {
    name: 'clicks',
    title: 'Browser: from a click to its result, and to the changed cart, medians',
    measure: clickFigures,
  },
  {
    name: 'next-screen',
    title: 'Browser: from a tap to the next screen on a slow phone, medians',
    measure: nextScreenFigures,
  },
  {
    name: 'session',
    title: 'Browser: 60 actions of a shopper, 4x CPU slow-down',
    measure: sessionFigures,
  },
  {
    name: 'memory',
    title: 'Browser: what a page keeps after many screens',
    measure: memoryFigures,
  },
  {
    name: 'tasks',
    title: 'Browser: actions that a person needs for five tasks',
    measure: taskFigures,
  },
];

/** What a shopper waits for: from the first visit to the last of many screens. */
export const PAGE_SECTIONS = ['pages', 'next-screen', 'clicks', 'session', 'memory'];
