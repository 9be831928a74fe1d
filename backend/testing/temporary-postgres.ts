import { openDatabase } from '../src/adapters/postgres/database';
import { postgresBinaries } from './postgres-binaries';
import { startCluster } from './postgres-cluster';

/**
 * A temporary PostgreSQL server for a whole run: prints its URL, and ends when its standard input is
 * closed, also while it is still starting.
 */
const binaries = await postgresBinaries();
if (!binaries) process.exit(2);
const ended = new Promise((resolve) => {
  process.stdin.resume().once('end', resolve);
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, resolve);
});
// If the run ended while the server was starting, nothing reads the URL.
process.stdout.on('error', () => undefined);
const cluster = await startCluster(binaries);
// Every database that is created here is a copy of it, so no test file migrates again.
const template = new URL(cluster.url);
template.pathname = '/template1';
await (await openDatabase({ databaseUrl: template.href })).close();
console.log(cluster.url);
await ended;
await cluster.stop();
process.exit(0);
