import type * as schema from '../backend/src/adapters/postgres/schema';

type Row<Name extends keyof typeof schema> = (typeof schema)[Name] extends { $inferInsert: infer Insert }
  ? Insert
  : never;

/** A member as the demo data names one: the password as typed, hashed when seeded. */
export type DemoMember = Omit<Row<'customers'>, 'passwordHash' | 'createdAt' | 'kind'> & { password: string };

/** Tables that the demo fills as they are; the order is that of their references. */
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

/** Tables of customers' own things; their rows come after the members. */
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

/** What a person needs to know to find their way; printed when the shop opens. */
export interface DemoGuide {
  zipcodes: { zipcode: string; note: string }[];
  accounts: { email: string; note: string }[];
  /** The one password of all demo members. */
  password: string;
  /** The path of the page that shows what the shop would have mailed. */
  outbox: string;
}

/** Everything that the demo shop begins with (spec/demo-data). */
export type DemoShop = { [Name in SeededTable]?: readonly Row<Name>[] } & {
  members: readonly DemoMember[];
  guide: DemoGuide;
};
