import { injectable } from 'inversify';
import { currency } from '../../domain/shared/currency';
import { Analytics, type AnalyticsEvent } from '../../application/shared/analytics.port';

/** Pushes events to the data layer for a tag manager; without one nothing leaves the page. */
@injectable()
export class DataLayerAnalytics extends Analytics {
  record(event: AnalyticsEvent): void {
    const page = globalThis as { dataLayer?: object[] };
    (page.dataLayer ??= []).push(toEntry(event));
  }
}

function toEntry(event: AnalyticsEvent): object {
  switch (event.name) {
    case 'checkout_step':
      return { event: event.name, step: event.step, label: event.label };
    case 'purchase':
      return {
        event: event.name,
        order_id: event.orderId,
        value: event.amount?.toDecimal() ?? '',
        currency: currency().code,
      };
  }
}
