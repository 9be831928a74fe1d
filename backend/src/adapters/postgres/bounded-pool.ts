import { Pool, type PoolClient, type PoolConfig } from 'pg';
import { Overloaded } from '../../application/shared/availability.port';

export type Connected = (error: Error | undefined, client: PoolClient | undefined, done: () => void) => void;

export interface BoundedPoolConfig extends PoolConfig {
  connectionString: string;
  max: number;
  /** How many requests may wait for a connection. */
  maxWaiting: number;
}

/** A pool with a limit on waiting requests: further ones are refused at once, not after a long wait. */
export class BoundedPool extends Pool {
  private readonly maxWaiting: number;

  constructor({ maxWaiting, ...config }: BoundedPoolConfig) {
    super(config);
    this.maxWaiting = maxWaiting;
  }

  // `query` calls this too.
  override connect(): Promise<PoolClient>;
  override connect(callback: Connected): void;
  override connect(callback?: Connected): Promise<PoolClient> | void {
    if (!this.isFull) return callback ? super.connect(callback) : super.connect();
    if (!callback) return Promise.reject(new Overloaded());
    process.nextTick(callback, new Overloaded(), undefined, () => undefined);
  }

  /** Free connections are about to be assigned to waiting requests. */
  private get isFull(): boolean {
    return this.waitingCount - this.idleCount >= this.maxWaiting && this.totalCount >= this.options.max;
  }
}
