import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';
import type { WebVital } from '../../../settings/web-vitals';
import { RequestDurations } from './request-durations';
import type { AnsweredRequest, BackendCall, CacheLookUp, Caller, RenderingOutcome } from './measurements';

/** 0.1 is good, and 0.25 is poor. */
const SHIFT_BUCKETS = [0.01, 0.05, 0.1, 0.15, 0.25, 0.5, 1];
const BUCKETS_S = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30];

/** Metrics of one storefront process, in the text format of Prometheus. */
export class Metrics {
  private readonly registry = new Registry();
  private readonly requests = new RequestDurations(BUCKETS_S);
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
  /** Counted here for the same reason as requests. */
  private readonly lookUps: Record<CacheLookUp, number> = { hit: 0, stale: 0, joined: 0, miss: 0 };

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

  constructor() {
    collectDefaultMetrics({ register: this.registry });
    this.countLookUps(this.lookUps);
  }

  readonly contentType = this.registry.contentType;

  async text(): Promise<string> {
    return `${await this.registry.metrics()}\n${this.requests.text()}`;
  }

  request(answered: AnsweredRequest): void {
    this.requests.count(answered);
  }

  backendCall(caller: Caller, { seconds, ...labels }: BackendCall): void {
    this.calls.observe({ caller, ...labels }, seconds);
  }

  rendering(outcome: RenderingOutcome, seconds: number): void {
    this.renderings.observe({ outcome }, seconds);
  }

  cacheLookUp(outcome: CacheLookUp): void {
    this.lookUps[outcome] += 1;
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

  private countLookUps(lookUps: Readonly<Record<CacheLookUp, number>>): void {
    new Counter({
      name: 'storefront_page_cache_requests_total',
      help: 'Pages looked up in the cache, by what it had',
      labelNames: ['outcome'],
      registers: [this.registry],
      collect() {
        this.reset();
        for (const [outcome, count] of Object.entries(lookUps)) this.inc({ outcome }, count);
      },
    });
  }

  private histogram<Label extends string>(name: string, help: string, labelNames: Label[]): Histogram<Label> {
    return new Histogram({ name, help, labelNames, buckets: BUCKETS_S, registers: [this.registry] });
  }
}
