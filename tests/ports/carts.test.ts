import { aCart, aLine } from '../support/builders/cart';
import { FakeCarts } from '../support/fakes/fake-carts';
import { fakeHarness } from '../support/port-harness';
import { describeCarts } from './carts.suite';

const bourbon = aLine({ id: '9001', quantity: 2 });
const riesling = aLine({
  id: '9002',
  variantId: '1031',
  locationId: '12',
  vendorName: 'Petal House',
  speedLabel: 'Next Day',
});

function aFake(change: Partial<FakeCarts> = {}, lines = [bourbon, riesling]) {
  const priced = lines.map((line) => line.withQuantity(line.quantity));
  const cart = aCart({ id: 'crt_1', lines: priced });
  return {
    port: Object.assign(new FakeCarts(), { cart }, change),
    values: { cartId: 'crt_1', lineId: '9001' },
  };
}

const anEmptyShop = (change: Partial<FakeCarts> = {}) => Object.assign(new FakeCarts(), change);

describeCarts(
  'faked',
  fakeHarness({
    'a cart with two vendors exists': () => aFake(),
    'cart line 9999 does not exist': () => aFake(),
    'no cart exists': () => anEmptyShop({ unknownCartId: 'crt_unknown' }),
    'variant 1011 is in stock at location 11 for Same Day': () => anEmptyShop(),
    'variant 1099 is sold out': () => anEmptyShop({ refusal: 'This product is sold out.' }),
    'a cart holds 24 of variant 1011': () => aFake({}, [bourbon.withQuantity(24)]),
    'variant 1012 has 3 left in stock': () => aFake({ refusal: 'Only 3 left in stock.' }),
    'coupon SAVE10 is valid': () => aFake(),
    'coupon OLD5 has expired': () => aFake(),
    'coupon NOMSG fails without a message': () => aFake(),
  }),
);
