import { withTimeout } from './with-timeout';

/** Fails if what it checks does not work. */
export type Check = () => Promise<unknown>;

interface ReadinessReport {
  ready: boolean;
  /** Whether the server is about to stop. */
  stopping: boolean;
  checks: Record<string, 'ok' | 'failed'>;
}

interface ReadinessOptions {
  /** How long a check may take. */
  timeoutMs?: number;
  /** How long a report is reused, so that probes cause no load on what they check. */
  reuseMs?: number;
  /** Called with the reason of a failed check. */
  onFailure?: (error: unknown, check: string) => void;
}

/** Whether a server can do its work: its checks succeed, and it is not about to stop. */
export class Readiness {
  private stopping = false;
  private latest?: { report: Promise<ReadinessReport>; at: number };

  constructor(
    private readonly checks: Readonly<Record<string, Check>>,
    private readonly options: ReadinessOptions = {},
  ) {}

  /** The state now, or that of at most a second ago. */
  async report(): Promise<ReadinessReport> {
    if (this.stopping) return { ready: false, stopping: true, checks: {} };
    const { reuseMs = 1_000 } = this.options;
    if (!this.latest || performance.now() - this.latest.at >= reuseMs)
      this.latest = { report: this.runChecks(), at: performance.now() };
    return this.latest.report;
  }

  /** Not ready from now on. */
  stop(): void {
    this.stopping = true;
  }

  get isStopping(): boolean {
    return this.stopping;
  }

  private async runChecks(): Promise<ReadinessReport> {
    const results = await Promise.all(
      Object.entries(this.checks).map(
        async ([name, check]) => [name, await this.resultOf(name, check)] as const,
      ),
    );
    const ready = results.every(([, result]) => result === 'ok');
    return { ready, stopping: false, checks: Object.fromEntries(results) };
  }

  private async resultOf(name: string, check: Check): Promise<'ok' | 'failed'> {
    const { timeoutMs = 2_000, onFailure } = this.options;
    try {
      await withTimeout(timeoutMs, check(), () => {
        throw new Error(`No answer within ${timeoutMs} ms.`);
      });
      return 'ok';
    } catch (error) {
      onFailure?.(error, name);
      return 'failed';
    }
  }
}
