import { attempt } from '../lib/attempt.mjs';
import { startScript } from '../lib/child.mjs';
import { readCalls, shoppingPlace } from '../lib/demo.mjs';
import { ratio, whole } from '../lib/format.mjs';
import { startShop } from '../lib/shop.mjs';
import { startBareServer } from '../lib/start-bare-server.mjs';
import { table } from '../lib/table.mjs';
import { openPostgres, run } from './postgres.mjs';
import { ratesInTurn } from './rates.mjs';
import { sameBytes } from './same-bytes.mjs';

/** Compares the backend of a shop with baselines, and with a Fastify that returns the same bytes from memory. */
async function compare(database, { url }, baselines, runs) {
  const calls = readCalls(await shoppingPlace(url));
  const bare = await startBareServer(await sameBytes(url, calls));
  const others = [...baselines, { name: 'Fastify, same bytes', url: bare.url }];
  const rows = [];
  for (const { name, path } of calls) {
    const servers = [{ name: 'backend', url }, ...others].map((server) => ({ ...server, path }));
    const [ours, ...theirs] = await ratesInTurn(name, servers, runs);
    rows.push([name, whole(ours), ...theirs.flatMap((rate) => [whole(rate), ratio(ours, rate)])]);
  }
  await bare.stop();
  const head = others.flatMap(({ name }) => [name, 'ratio']);
  return table([`${database}, requests per second`, 'backend', ...head], rows);
}

/** The backend of `npm start`. */
const onPGlite = async ({ shop, runs }) => compare('PGlite', await shop(), [], runs);

/** Beside it bare Node running one query on the same data. */
async function onPostgres({ runs }) {
  const databaseUrl = await openPostgres();
  const shop = await startShop({ DATABASE_URL: databaseUrl });
  // Updates the planner's statistics, as in a database that has been in use.
  await run(databaseUrl, 'analyze');
  const node = await startScript('backend/bare-node.mjs', { DATABASE_URL: databaseUrl });
  const report = await compare('PostgreSQL', shop, [{ name: 'Node, one query', url: node.url }], runs);
  for (const server of [node, shop]) await server.stop();
  return `${report}\nGoal: a third or more of bare Node with one query.`;
}

/** Reads per second of the listing and product calls, over ten connections. */
export async function backendRates(context) {
  const parts = [];
  for (const measure of [onPGlite, onPostgres]) {
    const { value, reason } = await attempt(() => measure(context));
    parts.push(value ?? `not available: ${reason}`);
  }
  return parts.join('\n\n');
}
