import type { CartAddition, Carts } from '../../src/application/cart/carts.port';
import { Money } from '../../src/domain/shared/money';
import type { CallsOf } from '../support/calls-of';
import { someWords } from '../support/matchers';
import { duringSuite, type PortHarness, valueOf } from '../support/port-harness';

const ADDITION = {
  cartId: 'crt_1',
  variantId: '1011',
  quantity: 1,
  zipcode: '10001',
  locationId: '11',
  speed: 'Same Day',
  isForWallet: false,
};

export const CART_CALLS: CallsOf<Carts> = {
  showCart: (carts) => carts.show('crt_1'),
  'showCart, for a coupon': (carts) => carts.applyCoupon('crt_1', 'SAVE10'),
  addToCart: (carts) => carts.add(ADDITION, 'key-1'),
  updateCartItem: (carts) => carts.changeQuantity('crt_1', { id: '1', variantId: '1011' }, 2),
  removeCartItem: (carts) => carts.remove('crt_1', '1'),
  clearCart: (carts) => carts.clear('crt_1'),
};

const bourbon: CartAddition = {
  cartId: '',
  variantId: '1011',
  quantity: 2,
  zipcode: '10001',
  locationId: '11',
  speed: 'Same Day',
  isForWallet: false,
};

export function describeCarts(name: string, harness: PortHarness<Carts>): void {
  describe(`carts, ${name}`, () => {
    duringSuite(harness);

    it('have lines in groups, and totals that add up [ENT-27] [ENT-28] [ENT-29] [CART-02]', async () => {
      const { port, values } = await harness.given('a cart with two vendors exists');
      const cart = valueOf(await port.show(values.cartId ?? ''));
      expect(cart.groups.map((group) => group.key)).toEqual(['11_Same Day', '12_Next Day']);
      expect(cart.summary.addsUp).toBe(true);
      expect(cart.lines[0]?.total.equals(cart.lines[0].unitPrice.times(cart.lines[0].quantity))).toBe(true);
    });

    it('split the costs by vendor, and the parts add up [X-128] [X-129]', async () => {
      const { port, values } = await harness.given('a cart with two vendors exists');
      const { vendorCosts, summary } = valueOf(await port.show(values.cartId ?? ''));
      expect(vendorCosts.map(({ vendorName }) => vendorName)).toEqual(['Hudson Cellars', 'Petal House']);
      expect(Money.sum(vendorCosts.map(({ total }) => total)).equals(summary.grandTotal)).toBe(true);
    });

    it('return an empty cart if there is none [CART-07]', async () => {
      const { port } = await harness.given('no cart exists', 'visitor');
      expect(valueOf(await port.show('')).isEmpty).toBe(true);
    });

    it("create a visitor's cart with the first addition, and count units [PDP-41] [PDP-42]", async () => {
      const { port } = await harness.given('variant 1011 is in stock at location 11 for Same Day', 'visitor');
      const first = valueOf(await port.add(bourbon, 'attempt 1'));
      expect(first).toMatchObject({ cartId: someWords, unitCount: 2 });
      const more = valueOf(await port.add({ ...bourbon, cartId: first.cartId, quantity: 1 }, 'attempt 2'));
      expect(more).toEqual({ cartId: first.cartId, unitCount: 3 });
    });

    it('apply a repeated key once [X-150]', async () => {
      const { port } = await harness.given('variant 1011 is in stock at location 11 for Same Day', 'visitor');
      const { cartId } = valueOf(await port.add(bourbon, 'the first'));
      const more = { ...bourbon, cartId };
      const second = valueOf(await port.add(more, 'the second'));
      expect(second.unitCount).toBe(4);
      expect(valueOf(await port.add(more, 'the second'))).toEqual(second);
      expect(valueOf(await port.add(more, 'the third')).unitCount).toBe(6);
    });

    it('refuse what is sold out, with a message [PDP-45]', async () => {
      const { port } = await harness.given('variant 1099 is sold out', 'visitor');
      expect(await port.add({ ...bourbon, variantId: '1099' }, 'attempt 3')).toMatchObject(refusedInWords);
    });

    it('allow at most 24 of one product [CONST-05]', async () => {
      const { port, values } = await harness.given('a cart holds 24 of variant 1011', 'visitor');
      expect(
        await port.add({ ...bourbon, cartId: values.cartId ?? '', quantity: 1 }, 'attempt 4'),
      ).toMatchObject(refusedInWords);
    });

    it('change the quantity of a line, and remove it at 0 [CART-15]', async () => {
      const { port, values } = await harness.given('a cart with two vendors exists');
      const cartId = values.cartId ?? '';
      const line = { id: values.lineId ?? '', variantId: '1011' };
      expect(valueOf(await port.changeQuantity(cartId, line, 3)).unitCount).toBe(4);
      expect(valueOf(await port.changeQuantity(cartId, line, 0)).unitCount).toBe(1);
      expect(valueOf(await port.show(cartId)).line(line.id)).toBeNull();
    });

    it('refuse more than is in stock', async () => {
      const { port, values } = await harness.given('variant 1012 has 3 left in stock');
      const line = { id: values.lineId ?? '', variantId: '1012' };
      expect(await port.changeQuantity(values.cartId ?? '', line, 4)).toMatchObject(refusedInWords);
    });

    it('remove a line [CART-10]', async () => {
      const { port, values } = await harness.given('a cart with two vendors exists');
      expect(valueOf(await port.remove(values.cartId ?? '', values.lineId ?? '')).unitCount).toBe(1);
    });

    it('add a removed line again, with another id', async () => {
      const { port, values } = await harness.given('a cart with two vendors exists');
      const { cartId = '', lineId = '' } = values;
      const before = valueOf(await port.show(cartId)).line(lineId);
      await port.remove(cartId, lineId);
      expect(valueOf(await port.add({ ...bourbon, cartId }, 'attempt 5'))).toEqual({ cartId, unitCount: 3 });
      const after = before && valueOf(await port.show(cartId)).lineOfSameOffer(before);
      expect(after).toMatchObject({ variantId: '1011', quantity: before?.quantity, groupKey: '11_Same Day' });
      expect(after?.id).not.toBe(lineId);
    });

    it('refuse to remove a line that does not exist', async () => {
      const { port, values } = await harness.given('cart line 9999 does not exist');
      expect(await port.remove(values.cartId ?? '', '9999')).toMatchObject({ failure: { kind: 'refused' } });
    });

    it('are empty once they are cleared [GATE-09]', async () => {
      const { port, values } = await harness.given('a cart with two vendors exists');
      expect((await port.clear(values.cartId ?? '')).ok).toBe(true);
      expect(valueOf(await port.show(values.cartId ?? '')).isEmpty).toBe(true);
    });

    it('say that an addition is for a cart that does not exist [X-140]', async () => {
      const { port } = await harness.given('no cart exists');
      const added = await port.add({ ...bourbon, cartId: 'crt_unknown' }, 'attempt 6');
      expect(added).toMatchObject({ failure: { kind: 'cart-not-found' } });
    });

    it('refuse to clear an unknown cart', async () => {
      const { port } = await harness.given('no cart exists');
      expect(await port.clear('crt_unknown')).toMatchObject({ failure: { kind: 'refused' } });
    });

    it('apply a coupon, and remove it again [CART-03]', async () => {
      const { port, values } = await harness.given('coupon SAVE10 is valid');
      const applied = valueOf(await port.applyCoupon(values.cartId ?? '', 'SAVE10'));
      expect(applied.problem).toBeNull();
      expect(applied.cart.couponCode).toBe('SAVE10');
      expect(applied.cart.summary.rows.some((row) => row.label === 'Discount')).toBe(true);
      const removed = valueOf(await port.applyCoupon(values.cartId ?? '', ''));
      expect([removed.cart.couponCode, removed.problem]).toEqual(['', null]);
    });

    it('keep their lines when a coupon is refused, with a message or without [CART-18]', async () => {
      const told = await harness.given('coupon OLD5 has expired');
      const expired = valueOf(await told.port.applyCoupon(told.values.cartId ?? '', 'OLD5'));
      expect(expired.problem).toMatch(/\w/);
      expect(expired.cart.lines).toHaveLength(2);
      const silent = await harness.given('coupon NOMSG fails without a message');
      const refusedCoupon = valueOf(await silent.port.applyCoupon(silent.values.cartId ?? '', 'NOMSG'));
      expect(refusedCoupon.problem).toBe('');
    });
  });
}

const refusedInWords = { ok: false, failure: { kind: 'refused', message: someWords } };
