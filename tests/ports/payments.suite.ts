import type { Payments } from '../../src/application/checkout/payments.port';
import type { CallsOf } from '../support/calls-of';
import { duringSuite, type PortHarness, valueOf } from '../support/port-harness';

export const PAYMENT_CALLS: CallsOf<Payments> = {
  listPaymentMethods: (payments) => payments.optionsFor('crt_1'),
  verifyUpi: (payments) => payments.knowsUpi('jane@okbank'),
};

export function describePayments(name: string, harness: PortHarness<Payments>): void {
  describe(`payments, ${name}`, () => {
    duringSuite(harness);

    it('list saved cards and payment methods [ENT-35] [PAY-06] [PAY-37]', async () => {
      const { port, values } = await harness.given('a signed-in customer with saved cards exists');
      const options = valueOf(await port.optionsFor(values.cartId ?? ''));
      expect(options.methods).toEqual(['card', 'upi', 'pod']);
      expect(options.cards.map((card) => card.lastDigits)).toContain('4242');
      expect(options.cards[0]?.providerCustomerId).toMatch(/\w/);
    });

    it('may have no saved cards', async () => {
      const { port, values } = await harness.given('a signed-in customer without saved cards exists');
      expect(valueOf(await port.optionsFor(values.cartId ?? '')).cards).toEqual([]);
    });

    it('check whether a UPI id exists [PAY-29]', async () => {
      const { port } = await harness.given('UPI id jane@okbank is valid');
      expect(valueOf(await port.knowsUpi('jane@okbank'))).toBe(true);
      const { port: other } = await harness.given('UPI id nobody@okbank is not valid');
      expect(valueOf(await other.knowsUpi('nobody@okbank'))).toBe(false);
    });
  });
}
