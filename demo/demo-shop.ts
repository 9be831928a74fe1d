import type * as schema from '../backend/src/adapters/postgres/schema';

type Row<Name extends keyof typeof schema> = (typeof schema)[Name] extends { $inferInsert: infer Insert }
  ? Insert
  : never;

/** A member in the demo data: the password is hashed when seeded. */
export type DemoMember = Omit<Row<'customers'>, 'passwordHash' | 'createdAt' | 'kind'> & { password: string };

/** Rows by table, in the order of their references. */
export type DemoTables = { [Name in Exclude<keyof typeof schema, 'customers'>]?: readonly Row<Name>[] };

/** All demo data (docs/spec/demo-data.md). */
export type DemoShop = DemoTables & { members: readonly DemoMember[] };
