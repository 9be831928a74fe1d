import { Client } from 'pg';
import { missingMigrations } from './missing-migrations';

interface ReplicaInspection {
  isStandby: boolean;
  missingMigrations: number;
  /** The age of the latest change that it has applied; 0 if it has applied all that it received. */
  lagSeconds: number;
}

const TIMEOUT_MS = 3_000;

export async function inspectReplica(connectionString: string): Promise<ReplicaInspection> {
  const client = new Client({
    connectionString,
    connectionTimeoutMillis: TIMEOUT_MS,
    query_timeout: TIMEOUT_MS,
  });
  client.on('error', () => undefined);
  await client.connect();
  try {
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
  } finally {
    await client.end();
  }
}
