/** @jest-environment <rootDir>/tests/support/node-environment.mjs */
import { compressed } from '../../server/compressed-text';
import { PageLanguages } from '../../storefront/src/pages/languages';
import { PageAnswers } from '../../storefront/src/pages/page-answers';
import type { ShopPage } from '../../storefront/src/pages/shop-page';
import { ShopScreens } from '../../storefront/src/pages/shop-screens';
import { pageAt, placeCookie } from '../../src/entry-screens';
import { SCREENS } from '../../src/ui/app/screens/screens';

const ORIGINS = { cardProvider: false, imageOrigins: [], callOrigins: [], locator: false };
const screens = new ShopScreens({ placeCookie, pageAt }, new PageLanguages(['en']));
let answers: PageAnswers;
beforeAll(async () => {
  const plain: ShopPage = { text: await compressed('plain'), etag: '', styleHashes: [], scriptHashes: [] };
  answers = new PageAnswers(new Map([['en', { plain, unavailable: plain }]]), ORIGINS);
});

/** The header of the page that the browser draws: nothing is rendered. */
const robotsAt = (address: string): string | undefined =>
  answers.answerOf(screens.pageAt(address, {}), undefined).headers['X-Robots-Tag'];

const addressesOf = (isIndexed: boolean): string[] =>
  SCREENS.filter((screen) => (screen.isIndexed ?? false) === isIndexed).flatMap(({ paths }) =>
    paths.map(({ pattern }) => pattern.replaceAll(/:\w+/g, '1')),
  );

it.each(addressesOf(false))('%s says to search engines that they shall not list it', (address) => {
  expect(robotsAt(address)).toBe('noindex');
});

it.each(addressesOf(true))('%s may be listed', (address) => {
  expect(robotsAt(address)).toBeUndefined();
});
