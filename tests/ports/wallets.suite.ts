import type { Wallets } from '../../src/application/wallet/wallets.port';
import type { CallsOf } from '../support/calls-of';
import { duringSuite, type PortHarness, valueOf } from '../support/port-harness';

const BOTTLE = {
  cartId: 'crt_1',
  zipcode: '10001',
  productId: '101',
  millilitres: 30,
  locationId: '11',
  pastOrderId: '1',
};

export const WALLET_CALLS: CallsOf<Wallets> = {
  getWallet: (wallets) => wallets.wallet(),
  listWalletProducts: (wallets) => wallets.productsAt({ vendorId: '1', locationId: '11' }),
  addWalletProductToCart: (wallets) => wallets.add(BOTTLE, 'key-1'),
  cancelRedemption: (wallets) => wallets.cancel('100001'),
};

const chelsea = { vendorId: '1', locationId: '11' };
const bottle = {
  cartId: '',
  zipcode: '10001',
  productId: '101',
  millilitres: 750,
  locationId: '11',
  pastOrderId: '',
};
const refusal = (message: string) => ({ ok: false, failure: { kind: 'refused', message } });
const TOO_LITTLE = refusal('You do not have enough of this in your wallet.');

export function describeWallets(name: string, harness: PortHarness<Wallets>): void {
  describe(`wallets, ${name}`, () => {
    duringSuite(harness);

    it('have what each order line prepaid and what is left, by state and star category [API-38] [ENT-45] [X-159]', async () => {
      const { port } = await harness.given('a customer with wallet balances in two states exists');
      const wallet = valueOf(await port.wallet());
      expect(wallet.lots).toMatchObject([
        { name: 'Harbor Light Bourbon', ordered: 750, consumed: 0, remaining: 750, state: 'CA', stars: 5 },
        {
          name: 'Harbor Light Bourbon',
          ordered: 2250,
          consumed: 750,
          remaining: 1500,
          state: 'NY',
          stars: 3,
        },
      ]);
      expect(wallet.total).toEqual({ ordered: 3000, consumed: 750, remaining: 2250 });
    });

    it('get back what a cancelled order held, also when the cancellation is repeated [X-159]', async () => {
      const { port, values } = await harness.given('a redemption waits for its visit');
      const orderNumber = values.orderId ?? '';
      expect(valueOf(await port.wallet()).total.remaining).toBe(750);
      expect(await port.cancel(orderNumber)).toEqual({ ok: true, value: null });
      const wallet = valueOf(await port.wallet());
      expect(wallet.total).toEqual({ ordered: 1500, consumed: 0, remaining: 1500 });
      expect(wallet.lots[0]?.entries.map(({ kind, millilitres }) => [kind, millilitres])).toEqual([
        ['credit', 1500],
        ['hold', -750],
        ['release', 750],
      ]);
      expect(await port.cancel(orderNumber)).toEqual({ ok: true, value: null });
      expect(valueOf(await port.wallet()).total.remaining).toBe(1500);
    });

    it('keep what was redeemed, and refuse an order without holds [X-159]', async () => {
      const { port, values } = await harness.given('a redemption was served');
      expect(await port.cancel(values.orderId ?? '')).toEqual(
        refusal('This order can no longer be canceled.'),
      );
      expect(await port.cancel('999999')).toEqual(refusal('This order does not exist.'));
      expect(valueOf(await port.wallet()).total.remaining).toBe(750);
    });

    it('account for every millilitre: the entries add up to what is left [X-159]', async () => {
      const { port } = await harness.given('a customer with wallet balances in two states exists');
      const { lots } = valueOf(await port.wallet());
      for (const { entries, remaining } of lots)
        expect(entries.reduce((sum, entry) => sum + entry.millilitres, 0)).toBe(remaining);
      const [credit, ...redemptions] = lots[1]?.entries ?? [];
      expect(credit).toMatchObject({
        kind: 'credit',
        millilitres: 2250,
        orderNumber: lots[1]?.orderNumber,
      });
      expect(redemptions.map(({ kind, millilitres }) => [kind, millilitres])).toEqual([
        ['hold', -750],
        ['release', 750],
        ['debit', -750],
      ]);
      for (const { orderNumber, enteredAt } of redemptions) {
        expect(orderNumber).not.toBe(credit?.orderNumber);
        expect(enteredAt).toMatch(/^\d{4}-\d{2}-\d{2}T/);
      }
    });

    it('may be empty [API-38]', async () => {
      const { port } = await harness.given('a customer without wallet balances exists');
      expect(valueOf(await port.wallet()).isEmpty).toBe(true);
      expect(valueOf(await port.productsAt(chelsea))).toEqual([]);
    });

    it('show for each product the lot and what of it is redeemable there [API-14] [ENT-18] [WAL-21] [WAL-22]', async () => {
      const { port } = await harness.given('a customer with wallet balances in two states exists');
      const [bourbon] = valueOf(await port.productsAt(chelsea));
      expect(bourbon).toMatchObject({
        id: '101',
        name: 'Harbor Light Bourbon',
        availableMl: 2250,
        redeemableMl: 1500,
      });
      expect(bourbon?.sizes.map(({ millilitres }) => millilitres)).toEqual([750, 375, 1750]);
      expect(bourbon?.pastOrderId).not.toBe('');
    });

    it('add bottles to a separate cart up to the lot, and debit nothing [API-13] [X-165]', async () => {
      const { port } = await harness.given('a customer with 1500 ml of product 101 in the wallet exists');
      const first = valueOf(await port.add(bottle, 'attempt 1'));
      expect(first.unitCount).toBe(1);
      expect(valueOf(await port.add({ ...bottle, cartId: first.cartId }, 'attempt 2'))).toEqual({
        cartId: first.cartId,
        unitCount: 2,
      });
      expect(await port.add(bottle, 'attempt 3')).toEqual(TOO_LITTLE);
      expect(valueOf(await port.wallet()).total.remaining).toBe(1500);
    });

    it('apply a repeated key once [X-150]', async () => {
      const { port } = await harness.given('a customer with 1500 ml of product 101 in the wallet exists');
      const first = valueOf(await port.add(bottle, 'the first'));
      expect(valueOf(await port.add(bottle, 'the first'))).toEqual(first);
      expect(valueOf(await port.add(bottle, 'the second')).unitCount).toBe(2);
    });

    it('refuse what was redeemed already, and what was bought in another star category [API-13] [X-168]', async () => {
      const redeemed = await harness.given('a customer with 0 ml of product 101 in the wallet exists');
      expect(await redeemed.port.add(bottle, 'attempt 4')).toMatchObject({
        ok: false,
        failure: { kind: 'refused' },
      });
      const { port } = await harness.given('product 101 is not redeemable at location 13');
      const [bourbon] = valueOf(await port.productsAt({ vendorId: '1', locationId: '13' }));
      expect(bourbon).toMatchObject({ availableMl: 1500, redeemableMl: 0, pastOrderId: '' });
      expect(await port.add({ ...bottle, locationId: '13' }, 'attempt 5')).toEqual(
        refusal('This drink cannot be redeemed at this venue.'),
      );
    });
  });
}
