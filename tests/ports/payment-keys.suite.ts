import type { PaymentKeys } from '../../src/application/customer/payment-keys.port';
import type { CallsOf } from '../support/calls-of';
import { duringSuite, type PortHarness, valueOf } from '../support/port-harness';

export const PAYMENT_KEY_CALLS: CallsOf<PaymentKeys> = {
  getPublishableKey: (paymentKeys) => paymentKeys.publishableKey(),
};

export function describePaymentKeys(name: string, harness: PortHarness<PaymentKeys>): void {
  describe(`payment keys, ${name}`, () => {
    duringSuite(harness);

    it('return the publishable key, the same for every call [API-01]', async () => {
      const { port } = await harness.given('a payment publishable key is configured', 'visitor');
      const key = valueOf(await port.publishableKey());
      expect(key).toMatch(/^pk_/);
      expect(valueOf(await port.publishableKey())).toBe(key);
    });

    it('report that there is none [PAY-36]', async () => {
      const { port } = await harness.given('no payment publishable key is configured', 'visitor');
      expect(await port.publishableKey()).toMatchObject({ ok: false, failure: { kind: 'refused' } });
    });
  });
}

/** An outage, which no provider state can cause. */
export function describePaymentKeysOutOfReach(name: string, open: () => PaymentKeys): void {
  describe(`payment keys, ${name}, out of reach`, () => {
    it('report an outage, not that there is none [PAY-36]', async () => {
      expect(await open().publishableKey()).toMatchObject({
        ok: false,
        failure: { kind: 'unavailable', reason: 'offline' },
      });
    });
  });
}
