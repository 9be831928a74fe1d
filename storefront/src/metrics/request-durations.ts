import type { AnsweredRequest, RouteKind } from './measurements';

const NAME = 'storefront_request_duration_seconds';

interface Series {
  labels: string;
  /** Answers by bucket; the last one is for those that took longer than all limits. */
  counts: number[];
  seconds: number;
}

/**
 * Answered requests as a histogram in the text format of Prometheus. prom-client finds a series by all its labels anew
 * for each value, which takes a tenth of the time of an answer from the cache.
 */
export class RequestDurations {
  private readonly series = new Map<RouteKind, Map<number, Series>>();

  /** @param limits of the buckets, in seconds, ascending */
  constructor(private readonly limits: readonly number[]) {}

  count({ route, status, seconds }: AnsweredRequest): void {
    const series = this.series.get(route)?.get(status) ?? this.newSeries(route, status);
    const bucket = this.bucketOf(seconds);
    series.counts[bucket] = (series.counts[bucket] ?? 0) + 1;
    series.seconds += seconds;
  }

  text(): string {
    const all = [...this.series.values()].flatMap((ofRoute) => [...ofRoute.values()]);
    const lines = all.flatMap((series) => this.linesOf(series));
    return [`# HELP ${NAME} Answered requests`, `# TYPE ${NAME} histogram`, ...lines, ''].join('\n');
  }

  private newSeries(route: RouteKind, status: number): Series {
    const series = { labels: `route="${route}",status="${status}"`, counts: [], seconds: 0 };
    const ofRoute = this.series.get(route) ?? new Map<number, Series>();
    this.series.set(route, ofRoute.set(status, series));
    return series;
  }

  private bucketOf(seconds: number): number {
    const bucket = this.limits.findIndex((limit) => seconds <= limit);
    return bucket < 0 ? this.limits.length : bucket;
  }

  private linesOf({ labels, counts, seconds }: Series): string[] {
    let total = 0;
    const buckets = [...this.limits, '+Inf'].map((limit, bucket) => {
      total += counts[bucket] ?? 0;
      return `${NAME}_bucket{le="${limit}",${labels}} ${total}`;
    });
    return [...buckets, `${NAME}_sum{${labels}} ${seconds}`, `${NAME}_count{${labels}} ${total}`];
  }
}
