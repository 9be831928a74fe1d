import { connect, createServer } from 'node:net';

/** A client's first message has no type; every later one has one byte of type and four bytes of length. */
const TYPE_BYTES = 1;
const LENGTH_BYTES = 4;

/** Message types that run a query: a simple query, and the execution of a prepared statement. */
const QUERY_TYPES = new Set(['Q', 'E'].map((type) => type.charCodeAt(0)));

function counter(count) {
  let bytes = Buffer.alloc(0);
  let isFirst = true;
  return (chunk) => {
    bytes = Buffer.concat([bytes, chunk]);
    for (;;) {
      const type = isFirst ? 0 : TYPE_BYTES;
      if (bytes.length < type + LENGTH_BYTES) return;
      const end = type + bytes.readUInt32BE(type);
      if (bytes.length < end) return;
      if (!isFirst && QUERY_TYPES.has(bytes[0])) count();
      isFirst = false;
      bytes = bytes.subarray(end);
    }
  };
}

/** A proxy to a PostgreSQL server that counts queries. */
export async function startQueryCountingProxy(databaseUrl) {
  const url = new URL(databaseUrl);
  const { hostname, port } = url;
  let queries = 0;
  const server = createServer((client) => {
    const database = connect(Number(port || 5432), hostname);
    const read = counter(() => (queries += 1));
    client.on('data', read).pipe(database).pipe(client);
    for (const end of [client, database]) end.on('error', () => client.destroy());
  });
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
  url.host = `127.0.0.1:${server.address().port}`;
  return { url: url.href, queryCount: () => queries, stop: () => server.close() };
}
