import type { Metrics } from '../src/application/shared/metrics.port';

/** Nobody monitors a backend in memory. */
export class NoMetrics implements Metrics {
  call(): void {}
  refusal(): void {}
  order(): void {}
  paymentDifference(): void {}
  cardEvent(): void {}
}
