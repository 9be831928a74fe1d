import { ACCOUNT_CALLS } from './calls/account';
import { ADDRESS_BOOK_CALLS } from './calls/address-book';
import { CART_CALLS } from './calls/cart';
import { CATALOG_CALLS } from './calls/catalog';
import { CHECKOUT_CALLS } from './calls/checkout';
import { IDENTITY_CALLS } from './calls/identity';
import { LOCATION_CALLS } from './calls/location';
import { WALLET_CALLS } from './calls/wallet';
import type { FaultyCall } from './faulty-call';

/**
 * Every call that the shop makes; a new call needs a new entry in one of these lists, unless it is a read that is not
 * in the specification.
 */
export const CALLS: readonly FaultyCall[] = [
  ...LOCATION_CALLS,
  ...CATALOG_CALLS,
  ...CART_CALLS,
  ...CHECKOUT_CALLS,
  ...ACCOUNT_CALLS,
  ...ADDRESS_BOOK_CALLS,
  ...IDENTITY_CALLS,
  ...WALLET_CALLS,
];
