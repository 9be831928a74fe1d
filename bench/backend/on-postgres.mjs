import { inRoot } from '../../scripts/lib/paths.mjs';
import { startChild } from '../lib/child.mjs';
import { readCalls, shoppingPlace } from '../lib/demo.mjs';
import { ratio, whole } from '../lib/format.mjs';
import { startShop } from '../lib/shop.mjs';
import { startBareServer } from '../lib/start-bare-server.mjs';
import { table } from '../lib/table.mjs';
import { openPostgres, run } from './postgres.mjs';
import { ratesInTurn } from './rates.mjs';
import { sameBytes } from './same-bytes.mjs';

const HEAD = [
  'PostgreSQL, requests per second',
  'backend',
  'Node, one query',
  'ratio',
  'Fastify, same bytes',
  'ratio',
];

async function startBareNode(databaseUrl) {
  const command = [process.execPath, inRoot('bench/backend/bare-node.mjs')];
  const env = { DATABASE_URL: databaseUrl, NODE_ENV: 'production' };
  const { found, stop } = await startChild('the bare Node', command, { ready: /listening on (\S+)/, env });
  return { url: found[1], stop };
}

async function rowsFor(servers, calls, runs) {
  const rows = [];
  for (const { name, path } of calls) {
    const [ours, query, bytes] = await ratesInTurn(
      name,
      servers.map((server) => ({ ...server, path })),
      runs,
    );
    rows.push([name, whole(ours), whole(query), ratio(ours, query), whole(bytes), ratio(ours, bytes)]);
  }
  return rows;
}

/** Compares the backend on PostgreSQL with bare Node running one query on the same data. */
export async function onPostgres({ runs }) {
  const databaseUrl = await openPostgres();
  const shop = await startShop({ DATABASE_URL: databaseUrl });
  // Updates the planner's statistics, as in a database that has been in use.
  await run(databaseUrl, 'analyze');
  const calls = readCalls(await shoppingPlace(shop.url));
  const fastify = await startBareServer(await sameBytes(shop.url, calls));
  const node = await startBareNode(databaseUrl);
  const servers = [
    { name: 'backend', url: shop.url },
    { name: 'bare Node, one query', url: node.url },
    { name: 'bare Fastify', url: fastify.url },
  ];
  const rows = await rowsFor(servers, calls, runs);
  for (const server of [node, fastify, shop]) await server.stop();
  return `${table(HEAD, rows)}\nGoal: a third or more of bare Node with one query.`;
}
