import { fileURLToPath } from 'node:url';

/** The two parties of the pact. */
export const CONSUMER = 'cork-and-petal-storefront';
export const PROVIDER = 'cork-and-petal-backend';

const at = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/** The pact between them; committed. */
export const PACT_FILE = at(`pacts/${CONSUMER}-${PROVIDER}.json`);

export const CONSUMER_TESTS = at('consumer');

/** Where the tests of one file write their pact: workers that share a file lose interactions. */
export const draftFolder = (name: string) => at(`../.cache/pacts/${name}`);
