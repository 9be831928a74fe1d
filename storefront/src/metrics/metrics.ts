import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';
import type { WebVital } from '../../../settings/web-vitals';
import type { AnsweredRequest, BackendCall, CacheLookUp, Caller, RenderingOutcome } from './measurements';

/** 0.1 is good, and 0.25 is poor. */
const SHIFT_BUCKETS = [0.01, 0.05, 0.1, 0.15, 0.25, 0.5, 1];
const BUCKETS_S = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30];

/** Metrics of one storefront process, in the text format of Prometheus. */
export class Metrics {
  private readonly registry = new Registry();
  private readonly requests = this.histogram('storefront_request_duration_seconds', 'Answered requests', [
    'route',
    'status',
  ]);
  private readonly calls = this.histogram(
    'storefront_backend_call_duration_seconds',
    'Calls of the backend, until its answer begins; status is "none" without an answer',
    ['caller', 'path', 'status'],
  );
  private readonly renderings = this.histogram(
    'storefront_rendering_duration_seconds',
    'Pages rendered, or not, including the time that they waited for a thread',
    ['outcome'],
  );
  private readonly lookUps = new Counter({
    name: 'storefront_page_cache_requests_total',
    help: 'Pages looked up in the cache, by what it had',
    labelNames: ['outcome'],
    registers: [this.registry],
  });

  private readonly webVitals = this.histogram(
    'storefront_web_vitals_seconds',
    'What browsers have measured of pages: LCP, FCP, INP and TTFB',
    ['name'],
  );
  private readonly layoutShift = new Histogram({
    name: 'storefront_web_vitals_layout_shift',
    help: 'Cumulative layout shift of pages, as browsers have measured it',
    buckets: SHIFT_BUCKETS,
    registers: [this.registry],
  });

  /** By route and status: looking a series up takes longer than counting. */
  private readonly requestSeries = new Map<string, Histogram.Internal<'route' | 'status'>>();

  constructor() {
    collectDefaultMetrics({ register: this.registry });
  }

  readonly contentType = this.registry.contentType;

  text(): Promise<string> {
    return this.registry.metrics();
  }

  request({ route, status, seconds }: AnsweredRequest): void {
    const name = `${route} ${status}`;
    const series = this.requestSeries.get(name) ?? this.requests.labels(route, String(status));
    this.requestSeries.set(name, series);
    series.observe(seconds);
  }

  backendCall(caller: Caller, { seconds, ...labels }: BackendCall): void {
    this.calls.observe({ caller, ...labels }, seconds);
  }

  rendering(outcome: RenderingOutcome, seconds: number): void {
    this.renderings.observe({ outcome }, seconds);
  }

  cacheLookUp(outcome: CacheLookUp): void {
    this.lookUps.inc({ outcome });
  }

  webVital({ name, value }: WebVital): void {
    if (name === 'CLS') this.layoutShift.observe(value);
    else this.webVitals.observe({ name }, value / 1_000);
  }

  /** A gauge that is read when metrics are scraped. */
  gauge(name: string, help: string, read: () => number): void {
    new Gauge({
      name,
      help,
      registers: [this.registry],
      collect() {
        this.set(read());
      },
    });
  }

  private histogram<Label extends string>(name: string, help: string, labelNames: Label[]): Histogram<Label> {
    return new Histogram({ name, help, labelNames, buckets: BUCKETS_S, registers: [this.registry] });
  }
}
