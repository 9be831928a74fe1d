import { POSTGRES_IS_MISSING, startPostgres, type TestPostgres } from './start-postgres';

/** `describe` if PostgreSQL is there, which CI must have; elsewhere the tests are skipped, with a warning. */
export function describeIfThere(postgres: unknown): jest.Describe {
  if (!postgres && process.env.CI) throw new Error(POSTGRES_IS_MISSING);
  if (!postgres) console.warn(POSTGRES_IS_MISSING);
  return postgres ? describe : describe.skip;
}

/** A server that is stopped after the tests of a file, and a `describe` for those that need it. */
export async function postgresOfTheFile(): Promise<{
  postgres: TestPostgres;
  describeOnPostgres: jest.Describe;
}> {
  const postgres = await startPostgres();
  afterAll(() => postgres?.stop(), 30_000);
  return { postgres: postgres as TestPostgres, describeOnPostgres: describeIfThere(postgres) };
}
