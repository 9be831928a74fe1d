import type { Analytics, AnalyticsEvent } from '../../src/application/shared/analytics.port';
import { Money } from '../../src/domain/shared/money';

/** An event as its reader tells it, so that both sides read alike. */
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
    it('count steps and purchases in the order in which they happen [SUM-16] [X-152]', () => {
      const { analytics, counted } = open();
      analytics.record(step);
      analytics.record(purchase('000000101', Money.ofCents(4599)));
      expect(counted()).toEqual([
        ['checkout_step', 'Payment', ''],
        ['purchase', '000000101', '45.99'],
      ]);
    });

    it('count a purchase of an unknown amount as well', () => {
      const { analytics, counted } = open();
      analytics.record(purchase('000000101', null));
      expect(counted()).toEqual([['purchase', '000000101', '']]);
    });

    it('count what happens twice two times', () => {
      const { analytics, counted } = open();
      analytics.record(step);
      analytics.record(step);
      expect(counted()).toHaveLength(2);
    });
  });
}
