import { Client } from 'pg';

const TIMEOUT_MS = 3_000;

/** Runs `look` on a connection of its own that gives up soon: for what a person waits for. */
export async function lookAtDatabase<Result>(
  connectionString: string,
  look: (client: Client) => Promise<Result>,
): Promise<Result> {
  const client = new Client({
    connectionString,
    connectionTimeoutMillis: TIMEOUT_MS,
    query_timeout: TIMEOUT_MS,
  });
  client.on('error', () => undefined);
  await client.connect();
  try {
    return await look(client);
  } finally {
    await client.end();
  }
}
