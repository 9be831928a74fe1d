import type { PaymentKeys } from '../../src/application/customer/payment-keys.port';
import { duringSuite, type PortHarness, valueOf } from '../support/port-harness';

export function describePaymentKeys(name: string, harness: PortHarness<PaymentKeys>): void {
  describe(`payment keys, ${name}`, () => {
    duringSuite(harness);

    it('give the publishable one, the same at every call [API-01]', async () => {
      const { port } = await harness.given('a payment publishable key is configured', 'visitor');
      const key = valueOf(await port.publishableKey());
      expect(key).toMatch(/^pk_/);
      expect(valueOf(await port.publishableKey())).toBe(key);
    });

    it('say so where there is none [PAY-36]', async () => {
      const { port } = await harness.given('no payment publishable key is configured', 'visitor');
      expect(await port.publishableKey()).toMatchObject({ ok: false, failure: { kind: 'refused' } });
    });
  });
}

/** What no backend can be asked for. */
export function describePaymentKeysOutOfReach(name: string, open: () => PaymentKeys): void {
  describe(`payment keys, ${name}, out of reach`, () => {
    it('say so, and not that there is none [PAY-36]', async () => {
      expect(await open().publishableKey()).toMatchObject({
        ok: false,
        failure: { kind: 'unavailable', reason: 'offline' },
      });
    });
  });
}
