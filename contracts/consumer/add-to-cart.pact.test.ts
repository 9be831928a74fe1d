import type { CartAddition } from '../../src/application/cart/carts.port';
import { ok } from '../../src/domain/shared/result';
import type { ProviderState } from '../states';
import { change, wireChange } from './samples/cart';
import { contract } from './support/contract';
import { refusing, refusingInList, tooOftenForShell } from './support/answers';
import { fromState, samples } from './support/from-state';
import { aMember } from './support/callers';

const outcome = contract('add-to-cart');
const addToCart = outcome.with({ call: 'addToCart' });

/** A key that no earlier addition has used. */
const KEY = 'first-attempt';

const bourbon: CartAddition = {
  cartId: '',
  variantId: '1011',
  quantity: 2,
  zipcode: '10001',
  locationId: '11',
  speed: 'Same Day',
  isForWallet: false,
};
const bourbonBody = {
  product_id: '1011',
  qty: 2,
  api_token: '',
  cart_id: '',
  zipcode: '10001',
  loc_id: '11',
  wallet: 0,
  speed_id: 'Same Day',
};

addToCart('the first item of a visitor [BD-06]', {
  given: 'variant 1011 is in stock at location 11 for Same Day',
  body: bourbonBody,
  answer: [wireChange(2)],
  when: ({ carts }) => carts.add(bourbon, KEY),
  result: ok(change(2)),
});

addToCart('too many additions in a minute [BD-06, BDG-06]', {
  ...tooOftenForShell,
  body: bourbonBody,
  when: ({ carts }) => carts.add(bourbon, KEY),
});

addToCart('one more item of a member [BD-06] [API-06]', {
  given: 'a signed-in customer with an open cart exists',
  as: aMember,
  body: { ...bourbonBody, api_token: fromState('token'), cart_id: fromState('cartId') },
  answer: [wireChange(5)],
  when: ({ carts }) => carts.add({ ...bourbon, cartId: samples.cartId }, KEY),
  result: ok(change(5)),
});

addToCart('a removed line, added again [BD-06]', {
  given: 'an empty cart exists',
  as: aMember,
  body: { ...bourbonBody, api_token: fromState('token'), cart_id: fromState('cartId') },
  answer: [wireChange(2)],
  when: ({ carts }) => carts.add({ ...bourbon, cartId: samples.cartId }, KEY),
  result: ok(change(2)),
});

addToCart('a dine-in item [BD-06, X-159]', {
  given: 'variant 1011 is in stock at location 11 for Same Day',
  body: { ...bourbonBody, wallet: 1 },
  answer: [wireChange(2)],
  when: ({ carts }) => carts.add({ ...bourbon, isForWallet: true }, KEY),
  result: ok(change(2)),
});

const twice = {
  given: '2 of variant 1011 were put into a cart in an attempt',
  as: aMember,
  call: 'addToCart',
  headers: { 'Idempotency-Key': fromState('attemptKey') },
} as const;
const namedBody = { ...bourbonBody, api_token: fromState('token'), cart_id: fromState('cartId') };

outcome('a repeated addition, which takes effect once [BD-06, X-150]', {
  ...twice,
  body: namedBody,
  answer: [wireChange(2)],
  when: ({ carts }) => carts.add({ ...bourbon, cartId: samples.cartId }, samples.attemptKey),
  result: ok(change(2)),
});

outcome('the key of another addition [BD-06, X-150]', {
  ...twice,
  body: { ...namedBody, qty: 1 },
  status: 422,
  ...refusing('This request was already sent with different details.'),
  when: ({ carts }) => carts.add({ ...bourbon, cartId: samples.cartId, quantity: 1 }, samples.attemptKey),
});

const BEING_ORDERED = 'Your order is being placed. Please try again in a moment.';

addToCart('a cart whose order is being paid [BD-06, X-150]', {
  given: 'an order of an attempt is being paid',
  as: aMember,
  body: namedBody,
  ...refusingInList(BEING_ORDERED),
  when: ({ carts }) => carts.add({ ...bourbon, cartId: samples.cartId }, KEY),
});

interface RefusedAddition {
  readonly title: string;
  readonly given: ProviderState;
  readonly change: Partial<CartAddition>;
  readonly sent: object;
  readonly message: string;
}

const theirCart = { cart_id: fromState('cartId') };

const refusedAdditions: RefusedAddition[] = [
  {
    title: 'a size that is sold out',
    given: 'variant 1099 is sold out',
    change: { variantId: '1099' },
    sent: { product_id: '1099' },
    message: 'This product is out of stock.',
  },
  {
    title: 'more than is in stock',
    given: 'variant 1012 has 3 left in stock',
    change: { variantId: '1012', quantity: 4 },
    sent: { product_id: '1012', qty: 4 },
    message: 'Only 3 left in stock.',
  },
  {
    title: 'more than 24 of one item',
    given: 'a cart holds 24 of variant 1011',
    change: { cartId: samples.cartId, quantity: 1 },
    sent: { ...theirCart, qty: 1 },
    message: 'You can buy at most 24 of one item.',
  },
  {
    title: 'a quantity of 0',
    given: 'variant 1011 is in stock at location 11 for Same Day',
    change: { quantity: 0 },
    sent: { qty: 0 },
    message: 'Quantity must be between 1 and 24.',
  },
  {
    title: 'an unknown size',
    given: 'variant 1011 is in stock at location 11 for Same Day',
    change: { variantId: '999999' },
    sent: { product_id: '999999' },
    message: 'This product is not available.',
  },
  {
    title: 'a zipcode that the vendor does not serve',
    given: 'variant 1011 is in stock at location 11 for Same Day',
    change: { zipcode: '59001' },
    sent: { zipcode: '59001' },
    message: 'This store does not deliver to 59001.',
  },
  {
    title: 'another zipcode than the cart’s',
    given: 'a cart holds 24 of variant 1011',
    change: { cartId: samples.cartId, zipcode: '94105' },
    sent: { ...theirCart, zipcode: '94105' },
    message: 'Your cart is for 10001. Clear it to shop for 94105.',
  },
  {
    title: 'an unknown cart',
    given: 'no cart exists',
    change: { cartId: 'crt_gone' },
    sent: { cart_id: 'crt_gone' },
    message: 'This cart does not exist.',
  },
];

for (const { title, given, change: changed, sent, message } of refusedAdditions) {
  addToCart(`${title} [BD-06]`, {
    given,
    body: { ...bourbonBody, ...sent },
    ...refusingInList(message),
    when: ({ carts }) => carts.add({ ...bourbon, ...changed }, KEY),
  });
}
