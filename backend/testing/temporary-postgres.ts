import { postgresBinaries } from './postgres-binaries';
import { startCluster } from './postgres-cluster';

/** A temporary PostgreSQL server for a whole run: prints its URL, and ends when its standard input is closed. */
const binaries = await postgresBinaries();
if (!binaries) process.exit(2);
const cluster = await startCluster(binaries);
console.log(cluster.url);
process.stdin.resume();
process.stdin.once('end', () => void cluster.stop().then(() => process.exit(0)));
