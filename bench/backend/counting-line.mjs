import { connect, createServer } from 'node:net';

/** A client's first message has no kind; after it, each has one byte of kind and four of length. */
const KIND_BYTES = 1;
const LENGTH_BYTES = 4;

/** Kinds that ask something: a simple query, and the execution of a prepared one. */
const ASKS = new Set(['Q', 'E'].map((kind) => kind.charCodeAt(0)));

function counter(count) {
  let bytes = Buffer.alloc(0);
  let isFirst = true;
  return (chunk) => {
    bytes = Buffer.concat([bytes, chunk]);
    for (;;) {
      const kind = isFirst ? 0 : KIND_BYTES;
      if (bytes.length < kind + LENGTH_BYTES) return;
      const end = kind + bytes.readUInt32BE(kind);
      if (bytes.length < end) return;
      if (!isFirst && ASKS.has(bytes[0])) count();
      isFirst = false;
      bytes = bytes.subarray(end);
    }
  };
}

/** A line to a PostgreSQL that counts what is asked over it. */
export async function openCountingLine(databaseUrl) {
  const url = new URL(databaseUrl);
  const { hostname, port } = url;
  let asked = 0;
  const server = createServer((client) => {
    const database = connect(Number(port || 5432), hostname);
    const read = counter(() => (asked += 1));
    client.on('data', read).pipe(database).pipe(client);
    for (const end of [client, database]) end.on('error', () => client.destroy());
  });
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
  url.host = `127.0.0.1:${server.address().port}`;
  return { url: url.href, askedSoFar: () => asked, stop: () => server.close() };
}
