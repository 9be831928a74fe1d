import { Agent, request } from 'node:http';
import { Client } from 'pg';
import { decimal, ratio, whole } from '../lib/format.mjs';
import { progress } from '../lib/progress.mjs';
import { startShop } from '../lib/shop.mjs';
import { median, percentile } from '../lib/statistics.mjs';
import { table } from '../lib/table.mjs';
import { createBuyers } from './buyers.mjs';
import { startQueryCountingProxy } from './query-counting-proxy.mjs';
import { openPgbench } from './pgbench.mjs';
import { openPostgres } from './postgres.mjs';

const AT_A_TIME = 20;
const ORDERS = 2_000;
const WARM_UP_ORDERS = 400;
const SECONDS = 5;
const COUNTED = 10;

const HEAD = [`PostgreSQL, ${AT_A_TIME} at a time`, 'orders', "pgbench's TPC-B", 'orders / TPC-B'];

/** Resolves with the duration of the order in milliseconds; throws if the order is refused. */
function placeOrder(agent, shopUrl, { token, body }) {
  const from = performance.now();
  const headers = { 'content-type': 'application/json', authorization: `Bearer ${token}` };
  return new Promise((resolve, reject) => {
    const sent = request(
      `${shopUrl}/api/placeorder/placeorder`,
      { method: 'POST', agent, headers },
      (answer) => {
        let text = '';
        answer.setEncoding('utf8').on('data', (part) => (text += part));
        answer.on('end', () =>
          /"order_id"/.test(text)
            ? resolve(performance.now() - from)
            : reject(new Error(`No order: ${text}`)),
        );
      },
    );
    sent.on('error', reject).end(body);
  });
}

/** Places all orders, a fixed number at a time, with the shops in turn. */
async function placeAll(shopUrls, orders) {
  const agent = new Agent({ keepAlive: true, maxSockets: AT_A_TIME });
  const times = [];
  const waiting = [...orders];
  const from = performance.now();
  const placeOrders = async (_, worker) => {
    for (let order = waiting.pop(); order; order = waiting.pop()) {
      times.push(await placeOrder(agent, shopUrls[worker % shopUrls.length], order));
    }
  };
  await Promise.all(Array.from({ length: AT_A_TIME }, placeOrders));
  const seconds = (performance.now() - from) / 1_000;
  agent.destroy();
  return { times, perSecond: orders.length / seconds };
}

/** The average number of queries per order, counted by a proxy between backend and database. */
async function queriesPerOrder(databaseUrl) {
  const line = await startQueryCountingProxy(databaseUrl);
  const shop = await startShop({ DATABASE_URL: line.url });
  const agent = new Agent({ keepAlive: true });
  const orders = await createBuyers(databaseUrl, shop.url, COUNTED + 1);
  await placeOrder(agent, shop.url, orders.pop());
  const before = line.queryCount();
  for (const order of orders) await placeOrder(agent, shop.url, order);
  const asked = line.queryCount() - before;
  agent.destroy();
  await shop.stop();
  line.stop();
  return asked / COUNTED;
}

/** Orders per second, each by a different buyer, compared with pgbench on the same server, in turn. */
export async function orderRates({ runs }) {
  const databaseUrl = await openPostgres();
  const pgbench = await openPgbench(await openPostgres());
  const shops = [
    await startShop({ DATABASE_URL: databaseUrl }),
    // On the same database.
    await startShop({ DATABASE_URL: databaseUrl }),
  ];
  const [one, other] = shops.map(({ url }) => url);
  const place = async (urls, count) => placeAll(urls, await createBuyers(databaseUrl, one, count));
  await place([one, other], WARM_UP_ORDERS);
  const figures = { orders: [], two: [], tpcB: [], p50: [], p99: [] };
  for (let run = 1; run <= runs; run += 1) {
    progress(`orders, run ${run} of ${runs}`);
    const { times, perSecond } = await place([one], ORDERS);
    figures.orders.push(perSecond);
    figures.p50.push(median(times));
    figures.p99.push(percentile(times, 99));
    figures.two.push((await place([one, other], ORDERS)).perSecond);
    progress(`pgbench, run ${run} of ${runs}`);
    figures.tpcB.push(await pgbench({ connections: AT_A_TIME, seconds: SECONDS }));
  }
  await Promise.all(shops.map(({ stop }) => stop()));
  const lost = WARM_UP_ORDERS + 2 * runs * ORDERS - (await ordersIn(databaseUrl));
  const queries = await queriesPerOrder(databaseUrl);
  const [orders, two, tpcB, p50, p99] = ['orders', 'two', 'tpcB', 'p50', 'p99'].map((name) =>
    median(figures[name]),
  );
  const rows = [
    ['per second', whole(orders), whole(tpcB), ratio(orders, tpcB)],
    ['  two processes', whole(two), whole(tpcB), ratio(two, tpcB)],
  ];
  return [
    table(HEAD, rows),
    `placeorder at ${AT_A_TIME} at a time: median ${decimal(p50, 1)} ms, 99th percentile ${decimal(p99, 1)} ms; ${decimal(queries, 1)} queries each (TPC-B: 5, and begin and commit).`,
    `Answered as placed, and not in the database: ${lost}.`,
  ].join('\n');
}

/** How many orders of the buyers the database has. */
async function ordersIn(databaseUrl) {
  const client = new Client({ connectionString: databaseUrl });
  await client.connect();
  const { rows } = await client.query(
    `select count(*)::int as count from orders o join customers c on c.id = o.customer_id
     where c.email like 'buyer%@%'`,
  );
  await client.end();
  return rows[0].count;
}
