import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

const FOLDER = path.resolve(import.meta.dirname, '../../backend/migrations');

/** Migrations that take away what older processes may use, and why that harms none of them. */
const CONTRACTIONS: Readonly<Record<string, string>> = {
  '0008_drop_rate_limits.sql':
    'counts are in rate_limit_uses since migration 2, and no version that uses this table runs any more',
};

/** Comments and texts may name anything. */
const withoutTexts = (sql: string): string => sql.replaceAll(/--[^\n]*|'[^']*'/g, ' ');

const TAKES_AWAY = [
  /\bdrop\s+(?:table|schema)\b/i,
  // COLUMN may be left out.
  /\balter\s+table\b[^;]*\bdrop\s+(?!constraint\b|default\b|not\b|expression\b|identity\b)/i,
  /\balter\s+table\b[^;]*\brename\s+(?!constraint\b)/i,
];

/** Whether a table or column is dropped or renamed. */
const takesAway = (sql: string): boolean => TAKES_AWAY.some((pattern) => pattern.test(withoutTexts(sql)));

// Processes of the version before run beside the new one, and again if the new one is taken back (docs/operate.md).
it('no migration drops or renames a table or column, unless it is listed with a reason', () => {
  const files = readdirSync(FOLDER).filter((file) => file.endsWith('.sql'));
  expect(files.length).toBeGreaterThan(20);
  const found = files.filter((file) => takesAway(readFileSync(path.join(FOLDER, file), 'utf8')));
  expect(found).toEqual(Object.keys(CONTRACTIONS));
});

describe('a check of the migrations', () => {
  it.each([
    'DROP TABLE "carts" CASCADE;',
    'alter table carts drop column zipcode;',
    'ALTER TABLE "carts" DROP "zipcode";',
    'ALTER TABLE "carts" ADD "a" text, DROP COLUMN IF EXISTS "b";',
    'ALTER TABLE "carts" RENAME TO "baskets";',
    'ALTER TABLE "carts"\n  RENAME COLUMN "a" TO "b";',
  ])('finds %j', (sql) => {
    expect(takesAway(sql)).toBe(true);
  });

  it.each([
    'ALTER TABLE "carts" ALTER COLUMN "a" DROP NOT NULL;',
    'ALTER TABLE "carts" ALTER COLUMN "a" DROP DEFAULT; DROP INDEX "b";',
    'ALTER TABLE "carts" DROP CONSTRAINT "a"; ALTER TABLE "carts" RENAME CONSTRAINT "b" TO "c";',
    `-- DROP TABLE "carts"\nALTER TABLE "carts" ADD "a" text DEFAULT 'drop table';`,
  ])('allows %j', (sql) => {
    expect(takesAway(sql)).toBe(false);
  });
});
