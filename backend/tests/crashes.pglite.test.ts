import { testsOfKills } from './support/crash-while-buying';
import { crashOnPGlite } from './support/crash-environment';

describe('a backend on PGlite that is killed while orders are placed:', () => {
  testsOfKills(crashOnPGlite, 50);
});
