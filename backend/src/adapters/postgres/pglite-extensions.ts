import { pg_trgm as trigrams } from '@electric-sql/pglite/contrib/pg_trgm';

/** What the migrations expect of PostgreSQL besides its core: PGlite loads it when it is opened. */
export const PGLITE_EXTENSIONS = { pg_trgm: trigrams };
