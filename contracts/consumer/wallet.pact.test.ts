import { TOO_YOUNG } from '../../rules/identity/age';
import type { WalletAddition } from '../../src/application/wallet/wallets.port';
import type { AgeReason } from '../../src/domain/identity/age-refusal';
import { Money } from '../../src/domain/shared/money';
import { failed, ok } from '../../src/domain/shared/result';
import { Wallet } from '../../src/domain/wallet/wallet';
import type { ProviderState } from '../states';
import { contract } from './support/contract';
import { refusing, refusingInList, signedOut, tooOftenForShell } from './support/answers';
import { fromState, samples } from './support/from-state';
import { eachLike, integer, money, regex, someText } from './support/matchers';
import { aMember, aMemberWhoClaimsToBe } from './support/callers';

const outcome = contract('wallet');
const addWalletProductToCart = outcome.with({ as: aMember, call: 'addWalletProductToCart' });
const cancelRedemption = outcome.with({ as: aMember, call: 'cancelRedemption' });

const NOBODY = '99999999';
const nobody = aMemberWhoClaimsToBe(NOBODY);

const mine = { customer_id: fromState('customerId') };
const instant = regex('\\d{4}-\\d{2}-\\d{2}T.+Z', '2030-05-02T17:12:00.000Z');

const getWallet = outcome.with({ as: aMember, call: 'getWallet', when: ({ wallets }) => wallets.wallet() });

getWallet('what each order line prepaid, and what is left of it [BD-38] [API-38] [X-159] [ENT-45]', {
  given: 'a customer with wallet balances in two states exists',
  body: mine,
  answer: {
    code: 1,
    data: eachLike({
      itemName: someText('Harbor Light Bourbon'),
      orderNo: someText('100001'),
      ordered: integer(2250),
      consumed: integer(0),
      remaining: integer(2250),
      state: regex('[A-Z]{2}', 'NY'),
      price_category: integer(3),
      entries: eachLike({
        kind: regex('credit|hold|release|debit', 'credit'),
        millilitres: integer(2250),
        order_no: someText('100001'),
        entered_at: instant,
      }),
    }),
  },
  result: ok(
    Wallet.of([
      {
        name: 'Harbor Light Bourbon',
        orderNumber: '100001',
        ordered: 2250,
        consumed: 0,
        remaining: 2250,
        state: 'NY',
        stars: 3,
        entries: [
          {
            kind: 'credit',
            millilitres: 2250,
            orderNumber: '100001',
            enteredAt: '2030-05-02T17:12:00.000Z',
          },
        ],
      },
    ]),
  ),
});

getWallet('nothing prepaid [BD-38]', {
  given: 'a customer without wallet balances exists',
  body: mine,
  answer: { code: -1, message: someText('Your wallet is empty.'), data: [] },
  result: ok(Wallet.empty),
});

getWallet("another customer's wallet [BD-38] [X-085]", {
  given: 'a customer with wallet balances in two states exists',
  as: nobody,
  body: { customer_id: NOBODY },
  ...signedOut('Please sign in.'),
});

const visit = { vendorId: '1', locationId: '11' };
const products = { vendor_id: '1', vendor_loc_id: '11', ...mine };

const listWalletProducts = outcome.with({
  as: aMember,
  call: 'listWalletProducts',
  when: ({ wallets }) => wallets.productsAt(visit),
});

listWalletProducts('what can be redeemed at a venue [BD-14] [API-14] [X-160] [ENT-18]', {
  given: 'a customer with wallet balances in two states exists',
  body: products,
  answer: eachLike({
    prod_id: regex('\\d+', '101'),
    prod_name: someText('Harbor Light Bourbon'),
    image: someText('/media/101-thumbnail.svg'),
    child: eachLike({ bottle_size: regex('\\d+', '750'), price: money('38.50') }),
    available_wallet: integer(2250),
    redeamable_here: integer(1500),
    pastorderid: someText('100001'),
  }),
  result: ok([
    {
      id: '101',
      name: 'Harbor Light Bourbon',
      imageUrl: '/media/101-thumbnail.svg',
      sizes: [{ millilitres: 750, price: Money.ofCents(38_50) }],
      availableMl: 2250,
      redeemableMl: 1500,
      pastOrderId: '100001',
    },
  ]),
});

listWalletProducts('nothing to redeem [BD-14]', {
  given: 'a customer without wallet balances exists',
  body: products,
  answer: [],
  result: ok([]),
});

listWalletProducts('what another customer can redeem [BD-14] [X-085]', {
  given: 'a customer with wallet balances in two states exists',
  as: nobody,
  body: { ...products, customer_id: NOBODY },
  ...signedOut('Please sign in.'),
});

const bottle: WalletAddition = {
  cartId: '',
  zipcode: '10001',
  productId: '101',
  millilitres: 750,
  locationId: '11',
  pastOrderId: '',
};
/** A key that no earlier addition has used. */
const KEY = 'first-attempt';

const bottleBody = {
  api_token: fromState('token'),
  cart_id: '',
  zipcode: '10001',
  product_id: '101',
  qty: '1',
  size: '750',
  vendor_loc_id: '11',
  pastorderid: '',
  wallet: 1,
};

addWalletProductToCart('a bottle is added to the wallet cart [BD-13] [API-13] [X-165]', {
  given: 'a customer with 1500 ml of product 101 in the wallet exists',
  body: bottleBody,
  answer: [{ code: 1, cart_id: someText('crt_w1a2b3c4d5e6f708'), total_products_in_cart: integer(1) }],
  when: ({ wallets }) => wallets.add(bottle, KEY),
  result: ok({ cartId: 'crt_w1a2b3c4d5e6f708', unitCount: 1 }),
});

addWalletProductToCart('too many prepaid bottles in a minute [BD-13, BDG-06]', {
  ...tooOftenForShell,
  body: bottleBody,
  when: ({ wallets }) => wallets.add(bottle, KEY),
});

const twice = {
  given: 'a bottle was put into the wallet cart in an attempt',
  as: aMember,
  call: 'addWalletProductToCart',
  headers: { 'Idempotency-Key': fromState('attemptKey') },
} as const;

outcome('a repeated addition, which takes effect once [BD-13, X-150]', {
  ...twice,
  body: bottleBody,
  answer: [{ code: 1, cart_id: someText('crt_w1a2b3c4d5e6f708'), total_products_in_cart: integer(1) }],
  when: ({ wallets }) => wallets.add(bottle, samples.attemptKey),
  result: ok({ cartId: 'crt_w1a2b3c4d5e6f708', unitCount: 1 }),
});

outcome('the key of another bottle [BD-13, X-150]', {
  ...twice,
  body: { ...bottleBody, size: '375' },
  status: 422,
  ...refusing('This request was already sent with different details.'),
  when: ({ wallets }) => wallets.add({ ...bottle, millilitres: 375 }, samples.attemptKey),
});

cancelRedemption('a redemption, cancelled [BD-38, X-159]', {
  given: 'a redemption waits for its visit',
  body: { api_token: fromState('token'), order_id: fromState('orderId') },
  answer: { code: 1 },
  when: ({ wallets }) => wallets.cancel(samples.orderId),
  result: ok(null),
});

cancelRedemption('a redemption, cancelled too late [BD-38, X-159]', {
  given: 'a redemption was served',
  body: { api_token: fromState('token'), order_id: fromState('orderId') },
  ...refusing('This order can no longer be canceled.'),
  when: ({ wallets }) => wallets.cancel(samples.orderId),
});

cancelRedemption('an unknown order, cancelled [BD-38, BDG-02]', {
  given: 'a redemption waits for its visit',
  body: { api_token: fromState('token'), order_id: '999999' },
  ...refusing('This order does not exist.'),
  when: ({ wallets }) => wallets.cancel('999999'),
});

interface Refusal {
  readonly title: string;
  readonly given: ProviderState;
  readonly message: string;
  readonly change?: Partial<WalletAddition>;
  readonly wire?: Record<string, string>;
}

const refusals: readonly Refusal[] = [
  {
    title: 'a bottle that was redeemed already [BD-13]',
    given: 'a customer with 0 ml of product 101 in the wallet exists',
    message: 'You do not have enough of this in your wallet.',
  },
  {
    title: 'a bottle that was bought in another star category [BD-13] [DEMO-62]',
    given: 'product 101 is not redeemable at location 13',
    message: 'This drink cannot be redeemed at this venue.',
    change: { locationId: '13' },
    wire: { vendor_loc_id: '13' },
  },
  {
    title: 'a bottle that is sold out at the venue [BD-13]',
    given: 'a wallet product is sold out at location 11',
    message: 'This product is out of stock.',
  },
];

const ageRefusals: readonly [AgeReason, string][] = [
  ['age-not-declared', 'Confirm that you are over 21 to buy alcohol.'],
  ['too-young', TOO_YOUNG],
  ['identity-not-verified', 'Verify your age and identity to buy alcohol.'],
];

for (const [reason, message] of ageRefusals)
  addWalletProductToCart(`a bottle for a customer who may not buy alcohol: ${reason} [BD-13]`, {
    given: 'a customer with prepaid drinks may not buy alcohol',
    params: { because: reason },
    body: bottleBody,
    answer: [{ code: -1, message: someText(message), reason }],
    when: ({ wallets }) => wallets.add(bottle, KEY),
    result: failed({ kind: 'age-refused', reason, message }),
  });

for (const { title, given, message, change, wire } of refusals)
  addWalletProductToCart(title, {
    given,
    body: { ...bottleBody, ...wire },
    ...refusingInList(message),
    when: ({ wallets }) => wallets.add({ ...bottle, ...change }, KEY),
  });
