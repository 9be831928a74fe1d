import { postgresBinaries } from './postgres-binaries';
import { startCluster } from './postgres-cluster';

/** A throw-away PostgreSQL for a whole run: prints its address, and ends when whoever asked for it closes the input. */
const binaries = await postgresBinaries();
if (!binaries) process.exit(2);
const cluster = await startCluster(binaries);
console.log(cluster.url);
process.stdin.resume();
process.stdin.once('end', () => void cluster.stop().then(() => process.exit(0)));
