import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import type { Pool, PoolClient } from 'pg';
import { isConnectionProblem } from './connection-problem';
import * as schema from './schema';

/**
 * Drizzle on a pool. Drizzle's own transactions never return a connection whose `begin` has failed, and return one on which
 * `rollback` got no answer as if it could be used again; here, both are closed.
 */
export function drizzleOnPool(pool: Pool): NodePgDatabase<typeof schema> {
  const ofClients = new WeakMap<PoolClient, NodePgDatabase<typeof schema>>();
  const on = (client: PoolClient) => {
    const db = ofClients.get(client) ?? drizzle(client, { schema });
    ofClients.set(client, db);
    return db;
  };
  const db = drizzle(pool, { schema });
  db.transaction = async (work, config) => {
    const client = await pool.connect();
    let isLost = false;
    try {
      return await on(client).transaction(work, config);
    } catch (error) {
      isLost = isConnectionProblem(error);
      throw error;
    } finally {
      client.release(isLost);
    }
  };
  return db;
}
