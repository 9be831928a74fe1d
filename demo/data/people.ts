import type { customers } from '../../backend/src/adapters/postgres/schema';

type DemoMember = Omit<typeof customers.$inferInsert, 'passwordHash' | 'createdAt' | 'kind'>;

/** The password of all demo members; the start-up text and docs/demo.md mention it. */
export const DEMO_PASSWORD = 'corkandpetal';

export const JANE = 1;
export const MARK = 2;
const LENA = 3;
export const NORA = 4;
export const THEO = 5;
export const RUTH = 6;

const member = (id: number, firstName: string, lastName: string, more: Partial<DemoMember>): DemoMember => ({
  id, firstName, lastName, email: `${firstName.toLowerCase()}@example.com`, country: 'US', ...more,
});

export const MEMBERS: readonly DemoMember[] = [
  // DEMO-50: identity checked, face check before each order.
  member(JANE, 'Jane', 'Alder', {
    dateOfBirth: '1988-04-17',
    gender: 'female',
    newsletterSubscription: true,
    notification: true,
    isVerified: true,
    verificationId: 'APP-JANE',
    faceCheckBeforeOrder: true,
    providerCustomerId: 'cus_demo_jane',
  }),
  // DEMO-51: no identity check, an address in another zipcode, no cards.
  member(MARK, 'Mark', 'Okafor', { dateOfBirth: '1991-11-02', gender: 'male' }),
  // DEMO-52: a new account.
  member(LENA, 'Lena', 'Voss', { dateOfBirth: '1995-06-23', gender: 'female' }),
  // DEMO-53: has redeemed everything she bought in New York.
  member(NORA, 'Nora', 'Quill', { dateOfBirth: '1983-01-30', gender: 'female' }),
  // DEMO-55: has an open cart on the server.
  member(THEO, 'Theo', 'Marsh', { dateOfBirth: '1979-09-09', gender: 'male' }),
  // DEMO-58: forgot her password, three times.
  member(RUTH, 'Ruth', 'Adeyemi', { dateOfBirth: '1986-02-14', gender: 'female' }),
];

/** The identity checks that verified the members. */
export const IDENTITY_APPLICATIONS = [
  { id: 'APP-JANE', customerId: JANE, isMatch: true, dateOfBirth: '1988-04-17', documentLast4: '2346' },
] as const;
