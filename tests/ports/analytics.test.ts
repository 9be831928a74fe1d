import { DataLayerAnalytics } from '../../src/adapters/analytics/data-layer-analytics';
import type { AnalyticsEvent } from '../../src/application/shared/analytics.port';
import { RecordingAnalytics } from '../support/fakes/recording-analytics';
import { type CountedEvent, describeAnalytics } from './analytics.suite';

interface Entry {
  readonly event: string;
  readonly label?: string;
  readonly order_id?: string;
  readonly value?: string;
}

const page = globalThis as { dataLayer?: Entry[] };

afterEach(() => Reflect.deleteProperty(page, 'dataLayer'));

const told = (event: AnalyticsEvent): CountedEvent =>
  event.name === 'purchase'
    ? [event.name, event.orderId, event.amount?.toDecimal() ?? '']
    : [event.name, event.label, ''];

const read = ({ event, label, order_id: orderId, value = '' }: Entry): CountedEvent => [
  event,
  orderId ?? label ?? '',
  value,
];

describeAnalytics('faked', () => {
  const analytics = new RecordingAnalytics();
  return { analytics, counted: () => analytics.events.map(told) };
});

describeAnalytics('in the data layer', () => ({
  analytics: new DataLayerAnalytics(),
  counted: () => (page.dataLayer ?? []).map(read),
}));

describe('analytics, in the data layer', () => {
  it('extend what a tag manager has already put there [X-152]', () => {
    page.dataLayer = [{ event: 'gtm.js' }];
    new DataLayerAnalytics().record({ name: 'checkout_step', step: 1, label: 'Address' });
    expect(page.dataLayer.map(({ event }) => event)).toEqual(['gtm.js', 'checkout_step']);
  });
});
