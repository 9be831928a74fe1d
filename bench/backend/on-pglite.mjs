import { readCalls, shoppingPlace } from '../lib/demo.mjs';
import { ratio, whole } from '../lib/format.mjs';
import { startBareServer } from '../lib/start-bare-server.mjs';
import { table } from '../lib/table.mjs';
import { sameBytes } from './same-bytes.mjs';
import { ratesInTurn } from './rates.mjs';

const HEAD = ['PGlite, requests per second', 'backend', 'Fastify, same bytes', 'ratio'];

/** Compares the backend of `npm start` with a Fastify that returns the same bytes from memory. */
export async function onPGlite({ shop, runs }) {
  const { url } = await shop();
  const calls = readCalls(await shoppingPlace(url));
  const bare = await startBareServer(await sameBytes(url, calls));
  const rows = [];
  for (const { name, path } of calls) {
    const servers = [
      { name: 'backend', url, path },
      { name: 'bare Fastify', url: bare.url, path },
    ];
    const [ours, theirs] = await ratesInTurn(name, servers, runs);
    rows.push([name, whole(ours), whole(theirs), ratio(ours, theirs)]);
  }
  await bare.stop();
  return table(HEAD, rows);
}
