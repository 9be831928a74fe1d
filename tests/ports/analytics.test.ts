import { DataLayerAnalytics } from '../../src/adapters/analytics/data-layer-analytics';
import { ReportingAnalytics } from '../../src/adapters/analytics/reporting-analytics';
import type { AnalyticsEvent } from '../../src/application/shared/analytics.port';
import { Money } from '../../src/domain/shared/money';
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

describe('analytics, reported to a service', () => {
  const realFetch = globalThis.fetch;
  const reports: [string, RequestInit][] = [];
  beforeEach(() => {
    reports.length = 0;
    globalThis.fetch = async (url, init = {}) => {
      reports.push([url as string, init]);
      throw new TypeError('the service is down');
    };
  });
  afterAll(() => {
    globalThis.fetch = realFetch;
  });
  const bodies = () => reports.map(([, { body }]) => JSON.parse(body as string) as Entry);

  describeAnalytics('in the data layer as well', () => ({
    analytics: new ReportingAnalytics('https://count.example'),
    counted: () => (page.dataLayer ?? []).map(read),
  }));

  it('name the step or the amount, and nothing about the order or the shopper', () => {
    const analytics = new ReportingAnalytics('https://count.example/events');
    analytics.record({ name: 'checkout_step', step: 1, label: 'Address' });
    analytics.record({ name: 'purchase', orderId: '000000101', amount: Money.ofCents(4599) });
    expect(bodies()).toEqual([
      { event: 'checkout_step', step: 1, label: 'Address' },
      { event: 'purchase', value: '45.99', currency: 'USD' },
    ]);
    expect(reports[0]).toMatchObject([
      'https://count.example/events',
      { credentials: 'omit', referrerPolicy: 'no-referrer', keepalive: true },
    ]);
  });
});

describe('analytics, in the data layer', () => {
  it('extend what a tag manager has already put there [X-152]', () => {
    page.dataLayer = [{ event: 'gtm.js' }];
    new DataLayerAnalytics().record({ name: 'checkout_step', step: 1, label: 'Address' });
    expect(page.dataLayer.map(({ event }) => event)).toEqual(['gtm.js', 'checkout_step']);
  });
});
