import type * as schema from '../backend/src/adapters/postgres/schema';

type Row<Name extends keyof typeof schema> = (typeof schema)[Name] extends { $inferInsert: infer Insert }
  ? Insert
  : never;

export type DemoMember = Omit<Row<'customers'>, 'passwordHash' | 'createdAt' | 'kind'>;

/** Rows by table, in the order of their references. */
export type DemoTables = { [Name in Exclude<keyof typeof schema, 'customers'>]?: readonly Row<Name>[] };

/** All demo data (docs/spec/demo-data.md). */
export type DemoShop = DemoTables & {
  members: readonly DemoMember[];
  /** The password of all members; hashed when seeded. */
  password: string;
};
