import { postgresBinaries } from '../testing/postgres-binaries';
import { POSTGRES_IS_MISSING } from '../testing/start-postgres';
import { crashWhileBuying } from './support/crash-while-buying';
import { crashOnPostgres } from './support/crash-environment';
import { longest, scaled } from './support/scale';

/** A shared server must not be killed, so this test starts its own. */
const binaries = await postgresBinaries();
if (!binaries && process.env.CI) throw new Error(POSTGRES_IS_MISSING);
if (!binaries) console.warn(POSTGRES_IS_MISSING);

(binaries ? it : it.skip)(
  `backend and PostgreSQL killed ${scaled(100)} times amid orders lose none and leave none by half [BD-48, X-150]`,
  async () => {
    const environment = await crashOnPostgres(binaries!);
    try {
      await crashWhileBuying(environment, 100);
    } finally {
      await environment.stop();
    }
  },
  longest(100, 20),
);
