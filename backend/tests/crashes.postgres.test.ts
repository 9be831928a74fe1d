import { postgresBinaries } from '../testing/postgres-binaries';
import { describeIfThere } from '../testing/postgres-of-the-file';
import { testsOfKills } from './support/crash-while-buying';
import { crashOnPostgres } from './support/crash-environment';

/** A shared server must not be killed, so this test starts its own. */
const binaries = await postgresBinaries();

describeIfThere(binaries)('backend and PostgreSQL killed amid orders:', () => {
  testsOfKills(() => crashOnPostgres(binaries!), 100);
});
