import type { Analytics, AnalyticsEvent } from '../../src/application/shared/analytics.port';
import { Money } from '../../src/domain/shared/money';

/** An event in the form that both sides are compared in. */
export type CountedEvent = readonly [name: string, about: string, amount: string];

interface CountedAnalytics {
  readonly analytics: Analytics;
  readonly counted: () => readonly CountedEvent[];
}

const step: AnalyticsEvent = { name: 'checkout_step', step: 2, label: 'Payment' };

const purchase = (orderId: string, amount: Money | null): AnalyticsEvent => ({
  name: 'purchase',
  orderId,
  amount,
});

export function describeAnalytics(name: string, open: () => CountedAnalytics): void {
  describe(`analytics, ${name}`, () => {
    it('record steps and purchases in order [SUM-16] [X-152]', () => {
      const { analytics, counted } = open();
      analytics.record(step);
      analytics.record(purchase('000000101', Money.ofCents(4599)));
      expect(counted()).toEqual([
        ['checkout_step', 'Payment', ''],
        ['purchase', '000000101', '45.99'],
      ]);
    });

    it('record a purchase of an unknown amount as well', () => {
      const { analytics, counted } = open();
      analytics.record(purchase('000000101', null));
      expect(counted()).toEqual([['purchase', '000000101', '']]);
    });

    it('record a repeated event twice', () => {
      const { analytics, counted } = open();
      analytics.record(step);
      analytics.record(step);
      expect(counted()).toHaveLength(2);
    });
  });
}
