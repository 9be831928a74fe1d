import { jest } from '@jest/globals';
import { fireEvent } from '@testing-library/dom';
import fc from 'fast-check';
import { FakeShop } from '@cork-and-petal/sdk/testing';
import type { OperationId } from '@cork-and-petal/sdk';
import { documentedAnswers } from '../composition/answers/documented-answers';
import { mutationsOf, withAnotherType } from '../composition/answers/mutations';
import type { Json } from '../support/json-places';
import { eventually, everythingSettles, pressable, textOnScreen } from './on-screen';
import { loadEveryScreen, openApp } from './open-app';
import '../../src/ui/catalog/category-menu/category-menu.page';
import '../../src/ui/catalog/search-box/search-box.page';

/** Whatever an answer contains; the shop's adapters read 200 of each in tests/composition. */
const MUTATIONS = Number(process.env.SCALE) >= 1 ? 200 : 2;
/** A fixed seed makes runs repeatable; another one finds other answers (`FUZZ_SEED=7`). */
const SEED = Number(process.env.FUZZ_SEED ?? 20_301);

interface Row {
  readonly call: OperationId;
  readonly at: string;
  readonly as?: 'visitor';
  /** The screen works without the answer, and shows no message. */
  readonly isOptional?: true;
}

/** The calls that a screen makes when it is opened. Those of the checkout's steps are in checkout-faults.test.tsx. */
const ROWS: readonly Row[] = [
  { call: 'listBanners', at: '/splash', isOptional: true },
  { call: 'getHomepage', at: '/store' },
  { call: 'listCategories', at: '/category/ALL' },
  { call: 'listCategoryProducts', at: '/store/category/whiskey/12' },
  { call: 'filterProducts', at: '/store/category/whiskey/12?size=750' },
  { call: 'searchProducts', at: '/search/results?q=rum' },
  { call: 'getProduct', at: '/store/101' },
  { call: 'getVendor', at: '/vendor/1' },
  { call: 'filterVendorProducts', at: '/vendor/1?size=750' },
  { call: 'listServedPostcodes', at: '/currentZipCodes/New%20York/NY', as: 'visitor' },
  { call: 'listDeliverySpeeds', at: '/ship/options' },
  { call: 'listDineInRetailers', at: '/ship/options' },
  { call: 'showCart', at: '/cart' },
  { call: 'listAddresses', at: '/cart/address' },
  { call: 'reviewOrder', at: '/cart/checkout' },
  { call: 'listDeliverySpeeds', at: '/cart/checkout', isOptional: true },
  { call: 'listOrders', at: '/setting/order' },
  { call: 'getWallet', at: '/setting/order?kind=Dine-In' },
  { call: 'getDashboard', at: '/setting/user' },
  { call: 'listAddresses', at: '/setting/user' },
  { call: 'listRedemptionRetailers', at: '/wallet/shipping' },
  { call: 'listWalletProducts', at: '/wallet/product/11' },
];

const consoleErrors: unknown[] = [];

beforeAll(loadEveryScreen, 60_000);
beforeEach(() => {
  consoleErrors.length = 0;
  jest.spyOn(console, 'error').mockImplementation((...words: unknown[]) => void consoleErrors.push(words));
  // jsdom cannot scroll.
  jest.spyOn(window, 'scrollTo').mockImplementation(() => undefined);
});
afterEach(() => jest.restoreAllMocks());

describe.each(ROWS.map((row) => [row.call, row.at, row] as const))(
  'an answer of %s at %s',
  (_call, _at, row) => {
    const answers = documentedAnswers(row.call).map(([, answer]) => answer);

    it('leaves the screen intact and not loading, whatever the answer contains', async () => {
      for (const body of fc.sample(mutationsOf(answers), { numRuns: MUTATIONS, seed: SEED })) {
        const close = await opened(row, () => body);
        close();
      }
      expect(consoleErrors).toEqual([]);
    }, 300_000);

    if (row.isOptional) return;
    it('is reported as a failure if a field has another type, and is requested again [NET-10] [X-133]', async () => {
      const [good] = answers as [Json];
      let [answer = good] = fc.sample(withAnotherType(answers), { numRuns: 1, seed: SEED });
      const close = await opened(row, () => answer);
      const retry = await pressable('Retry');
      answer = good;
      fireEvent.click(retry);
      await eventually(
        () => !retry.isConnected,
        () => `It still has to be asked for again: ${textOnScreen()}`,
      );
      await everythingSettles();
      close();
      expect(consoleErrors).toEqual([]);
    });
  },
);

/** Opens a screen, one call of which is answered so, and waits until everything has arrived. */
async function opened({ call, at, as }: Row, answer: () => Json): Promise<() => void> {
  const backend = new FakeShop().answerWith(call, () => ({ status: 200, body: answer() }));
  const close = openApp(at, backend.fetch, as ?? 'member');
  await eventually(
    () => backend.requests.some(({ operation }) => operation === call),
    () => `${call} was not asked for: ${textOnScreen()}`,
  );
  await everythingSettles();
  expect(textOnScreen()).not.toMatch(/Something went wrong on this page|This page could not be loaded/);
  return close;
}
