import { lookAtDatabase } from './look-at-database';
import { missingMigrations } from './missing-migrations';

interface ReplicaInspection {
  isStandby: boolean;
  missingMigrations: number;
  /** The age of the latest change that it has applied; 0 if it has applied all that it received. */
  lagSeconds: number;
}

export const inspectReplica = (connectionString: string): Promise<ReplicaInspection> =>
  lookAtDatabase(connectionString, async (client) => {
    const { rows } = await client.query<{ isStandby: boolean; lagSeconds: number | null }>(
      `select pg_is_in_recovery() as "isStandby",
        case when pg_last_wal_receive_lsn() = pg_last_wal_replay_lsn() then 0
          else extract(epoch from now() - pg_last_xact_replay_timestamp())::float end as "lagSeconds"`,
    );
    return {
      isStandby: rows[0]?.isStandby ?? false,
      missingMigrations: await missingMigrations(client),
      lagSeconds: rows[0]?.lagSeconds ?? 0,
    };
  });
