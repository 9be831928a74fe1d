import { fileURLToPath } from 'node:url';

/** The two names that the pact is between. */
export const CONSUMER = 'cork-and-petal-storefront';
export const PROVIDER = 'cork-and-petal-backend';

const at = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/** The pact that both sides keep to; committed. */
export const PACT_FILE = at(`pacts/${CONSUMER}-${PROVIDER}.json`);

export const CONSUMER_TESTS = at('consumer');

/** Where the tests of one file write theirs: workers that share a file lose interactions. */
export const draftFolder = (name: string) => at(`../.cache/pacts/${name}`);
