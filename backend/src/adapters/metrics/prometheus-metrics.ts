import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';
import type { Backlog } from '../../application/shared/backlog';
import type { Metrics } from '../../application/shared/metrics.port';
import { measureBacklog } from './backlog-gauges';

const BUCKETS_S = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30];

/** What is known of the connections to the database. */
interface Connections {
  readonly totalCount: number;
  readonly idleCount: number;
  readonly waitingCount: number;
}

/** Metrics of one backend process, in the text format of Prometheus. */
export class PrometheusMetrics implements Metrics {
  private readonly registry = new Registry();
  private readonly calls = new Histogram({
    name: 'backend_call_duration_seconds',
    help: 'Answered calls of the contract',
    labelNames: ['call', 'status'],
    buckets: BUCKETS_S,
    registers: [this.registry],
  });
  private readonly operatorCalls = new Histogram({
    name: 'backend_operator_call_duration_seconds',
    help: 'Answered calls of operators, refused credentials included',
    labelNames: ['call', 'status'],
    buckets: BUCKETS_S,
    registers: [this.registry],
  });
  private readonly refusals = new Counter({
    name: 'backend_refusals_total',
    help: 'Calls that were refused, by the reason',
    labelNames: ['call', 'reason'],
    registers: [this.registry],
  });
  private readonly orders = new Counter({
    name: 'backend_orders_total',
    help: 'Attempts to place an order: "placed", or the reason why it was not',
    labelNames: ['outcome'],
    registers: [this.registry],
  });
  private readonly paymentDifferences = new Counter({
    name: 'backend_payment_differences_total',
    help: 'What the card provider and the orders say differently, found by the daily reconciliation',
    labelNames: ['kind'],
    registers: [this.registry],
  });
  private readonly cardEvents = new Counter({
    name: 'backend_card_events_total',
    help: 'Events of the card provider: as how they were received, and how their payment stood when they were handled',
    labelNames: ['type', 'outcome'],
    registers: [this.registry],
  });

  /** @param pools by what they are for; undefined: the database is embedded, and has one connection */
  constructor(pools?: Readonly<Record<string, Connections>>) {
    collectDefaultMetrics({ register: this.registry });
    if (pools) this.measure(pools);
  }

  readonly contentType = this.registry.contentType;

  text(): Promise<string> {
    return this.registry.metrics();
  }

  watchBacklog(read: () => Promise<Backlog>, now: () => Date): void {
    measureBacklog(this.registry, read, now);
  }

  watchReplica(replica: { readonly isAnswering: boolean }): void {
    new Gauge({
      name: 'backend_read_replica_answers',
      help: '1 while the read replica answers; 0 while the primary is read instead',
      registers: [this.registry],
      collect() {
        this.set(replica.isAnswering ? 1 : 0);
      },
    });
  }

  call(call: string, status: number, seconds: number): void {
    this.calls.observe({ call, status }, seconds);
  }

  operatorCall(call: string, status: number, seconds: number): void {
    this.operatorCalls.observe({ call, status }, seconds);
  }

  refusal(call: string, reason: string): void {
    this.refusals.inc({ call, reason });
  }

  order(outcome: string): void {
    this.orders.inc({ outcome });
  }

  paymentDifference(kind: string): void {
    this.paymentDifferences.inc({ kind });
  }

  cardEvent(type: string, outcome: string): void {
    this.cardEvents.inc({ type, outcome });
  }

  private measure(pools: Readonly<Record<string, Connections>>): void {
    new Gauge({
      name: 'backend_database_connections',
      help: 'Connections to PostgreSQL in use and free, and the requests that wait for one',
      labelNames: ['pool', 'state'],
      registers: [this.registry],
      collect() {
        for (const [pool, { totalCount, idleCount, waitingCount }] of Object.entries(pools)) {
          this.set({ pool, state: 'used' }, totalCount - idleCount);
          this.set({ pool, state: 'free' }, idleCount);
          this.set({ pool, state: 'waiting' }, waitingCount);
        }
      },
    });
  }
}
