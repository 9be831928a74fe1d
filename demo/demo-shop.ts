import type * as schema from '../backend/src/adapters/postgres/schema';

type Row<Name extends keyof typeof schema> = (typeof schema)[Name] extends { $inferInsert: infer Insert }
  ? Insert
  : never;

/** A member in the demo data: the password is hashed when seeded. */
export type DemoMember = Omit<Row<'customers'>, 'passwordHash' | 'createdAt' | 'kind'> & { password: string };

/** Tables that are filled as they are, in the order of their references. */
export const SEEDED_TABLES = [
  'vendors',
  'locations',
  'vendorReviews',
  'zipcodes',
  'serviceAreas',
  'zipcodeAlternatives',
  'categories',
  'products',
  'productCategories',
  'relatedProducts',
  'variants',
  'offers',
  'stock',
  'banners',
  'homeSections',
  'stores',
  'slotTemplates',
  'calendarRules',
  'leadTimes',
  'shippingRates',
  'deliverySpeeds',
  'shipMethods',
  'coupons',
  'stateCharges',
] as const satisfies readonly (keyof typeof schema)[];

/** Tables with rows of customers; filled after the members. */
export const SEEDED_CUSTOMER_TABLES = [
  'passwordResets',
  'mails',
  'addresses',
  'identityApplications',
  'savedCards',
  'carts',
  'cartLines',
  'orders',
  'orderItems',
  'walletLots',
  'walletEntries',
] as const satisfies readonly (keyof typeof schema)[];

type SeededTable = (typeof SEEDED_TABLES)[number] | (typeof SEEDED_CUSTOMER_TABLES)[number];

/** What a person needs to know to find their way; printed at the start. */
export interface DemoGuide {
  zipcodes: { zipcode: string; note: string }[];
  accounts: { email: string; note: string }[];
  /** The password of all demo members. */
  password: string;
  /** The path of the mail outbox. */
  outbox: string;
}

/** All demo data (docs/spec/demo-data.md). */
export type DemoShop = { [Name in SeededTable]?: readonly Row<Name>[] } & {
  members: readonly DemoMember[];
  guide: DemoGuide;
};
