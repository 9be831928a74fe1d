import type { TestServices } from '../test-services';
import { AddToCart } from '../../src/application/cart/add-to-cart';
import { attemptOf } from '../../src/adapters/http/idempotency';
import { parseAddition } from '../../src/adapters/http/cart/cart-request';
import { parseWalletAddition } from '../../src/adapters/http/wallet/wallet-request';
import { AddWalletProduct } from '../../src/application/wallet/add-wallet-product';
import { ATTEMPT_KEY } from './attempt.states';
import { credentialsOf } from './customer.states';
import { givenCart, JANES_CART } from './given-cart';
import { givenJane } from './given-customer';
import { givenShop } from './given-shop';
import type { States } from './state';
import { givenJaneWith } from './wallet.states';

/** An addition to a cart under a key, made by the very call that may be repeated. */
export const additionStates: States = {
  '2 of variant 1011 were put into a cart in an attempt': async (services) => {
    await givenShop(services.db);
    const jane = await givenJane(services);
    const cart_id = await givenCart(services, [], { id: JANES_CART, customerId: jane.customerId });
    const zipcode = '10001';
    const sold = { product_id: '1011', qty: 2, loc_id: '11', speed_id: 'Same Day', wallet: 0 as const };
    const body = { ...sold, cart_id, zipcode, store_id: 1 };
    const session = { customerId: jane.customerId, kind: 'member' as const, tokenHash: '' };
    await new AddToCart(services.data, services.clock).execute(
      parseAddition(body),
      session,
      attemptOf(ATTEMPT_KEY, body),
    );
    return { ...credentialsOf(jane), cartId: cart_id, attemptKey: ATTEMPT_KEY };
  },

  'a bottle was put into the wallet cart in an attempt': async (services: TestServices) => {
    const values = await givenJaneWith(services, 1500);
    const bottle = { product_id: '101', qty: '1', size: '750', vendor_loc_id: '11', pastorderid: '' };
    const body = { ...bottle, cart_id: '', zipcode: '10001', wallet: 1, store_id: 1 };
    const addWalletProduct = new AddWalletProduct(services.data, services.clock, services.checkAge);
    const attempt = attemptOf(ATTEMPT_KEY, body);
    const session = { customerId: Number(values.customerId), kind: 'member' as const, tokenHash: '' };
    await addWalletProduct.execute(parseWalletAddition(body), session, attempt);
    return { ...values, attemptKey: ATTEMPT_KEY };
  },
};
