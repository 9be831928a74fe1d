import { Analytics, type AnalyticsEvent } from '../../../src/application/shared/analytics.port';

export class RecordingAnalytics extends Analytics {
  readonly events: AnalyticsEvent[] = [];

  record(event: AnalyticsEvent): void {
    this.events.push(event);
  }
}
