import type { Pool, PoolClient } from 'pg';
import { BoundedPool, type BoundedPoolConfig, type Connected } from './bounded-pool';
import { PostgresAvailability } from './postgres-availability';

/** Connections to a read replica; while it does not answer, those of the primary. */
export class ReplicaPool extends BoundedPool {
  private readonly replica: PostgresAvailability;

  constructor(
    config: BoundedPoolConfig,
    private readonly primary: Pool,
  ) {
    super(config);
    this.replica = new PostgresAvailability(this, config.connectionString);
  }

  get isAnswering(): boolean {
    return this.replica.isAnswering;
  }

  override connect(): Promise<PoolClient>;
  override connect(callback: Connected): void;
  override connect(callback?: Connected): Promise<PoolClient> | void {
    if (this.isAnswering) return callback ? super.connect(callback) : super.connect();
    return callback ? this.primary.connect(callback) : this.primary.connect();
  }

  override end(): Promise<void>;
  override end(callback: () => void): void;
  override end(callback?: () => void): Promise<void> | void {
    this.replica.close();
    return callback ? super.end(callback) : super.end();
  }
}
