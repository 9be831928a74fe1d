import type { AnalyticsEvent } from '../../application/shared/analytics.port';
import { currency } from '../../domain/shared/currency';
import { DataLayerAnalytics } from './data-layer-analytics';

/**
 * Also posts each event to the deployment's own service (ANALYTICS_URL), as JSON: the step and its label, or the amount of
 * a purchase and its currency. No order, no address, no identifier, no cookie and no referrer is sent.
 */
export class ReportingAnalytics extends DataLayerAnalytics {
  constructor(private readonly url: string) {
    super();
  }

  override record(event: AnalyticsEvent): void {
    super.record(event);
    // A page that is about to close still sends it; failures are ignored.
    void fetch(this.url, {
      method: 'POST',
      mode: 'no-cors',
      credentials: 'omit',
      referrerPolicy: 'no-referrer',
      keepalive: true,
      body: JSON.stringify(toReport(event)),
    }).catch(() => undefined);
  }
}

function toReport(event: AnalyticsEvent): object {
  switch (event.name) {
    case 'checkout_step':
      return { event: event.name, step: event.step, label: event.label };
    case 'purchase':
      return { event: event.name, value: event.amount?.toDecimal() ?? '', currency: currency().code };
  }
}
