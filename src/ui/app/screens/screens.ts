import { APP_SCREENS } from './app.screens';
import { CART_SCREENS } from './cart.screens';
import { CATALOG_SCREENS } from './catalog.screens';
import { CHECKOUT_SCREENS } from './checkout.screens';
import { CUSTOMER_SCREENS } from './customer.screens';
import { FULFILMENT_SCREENS } from './fulfilment.screens';
import { IDENTITY_SCREENS } from './identity.screens';
import { LOCATION_SCREENS } from './location.screens';
import { ORDER_SCREENS } from './order.screens';
import type { Screen } from './screen';
import { VENDOR_SCREENS } from './vendor.screens';
import { WALLET_SCREENS } from './wallet.screens';

/** Every screen of the shop. Routes, guards, first calls and server rendering are derived from this list. */
export const SCREENS: readonly Screen[] = [
  ...LOCATION_SCREENS,
  ...CATALOG_SCREENS,
  ...VENDOR_SCREENS,
  ...CUSTOMER_SCREENS,
  ...IDENTITY_SCREENS,
  ...FULFILMENT_SCREENS,
  ...CART_SCREENS,
  ...CHECKOUT_SCREENS,
  ...ORDER_SCREENS,
  ...WALLET_SCREENS,
  ...APP_SCREENS,
];
