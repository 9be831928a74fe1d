import { openDatabase } from '../src/adapters/postgres/database';
import { postgresBinaries } from './postgres-binaries';
import { startCluster } from './postgres-cluster';

/** A temporary PostgreSQL server for a whole run: prints its URL, and ends when its standard input is closed. */
const binaries = await postgresBinaries();
if (!binaries) process.exit(2);
const cluster = await startCluster(binaries);
// Every database that is created here is a copy of it, so no test file migrates again.
const template = new URL(cluster.url);
template.pathname = '/template1';
await (await openDatabase({ databaseUrl: template.href })).close();
console.log(cluster.url);
process.stdin.resume();
process.stdin.once('end', () => void cluster.stop().then(() => process.exit(0)));
