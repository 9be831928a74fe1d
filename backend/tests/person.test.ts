import { mkdtemp, readFile, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { is } from 'drizzle-orm';
import { PgTable } from 'drizzle-orm/pg-core';
import * as schema from '../src/adapters/postgres/schema';
import { ApplicationPictures } from '../src/application/identity/application-pictures';
import { DeleteIdentityPictures } from '../src/application/identity/delete-identity-pictures';
import { IdentityApplications } from '../src/application/identity/identity-applications.port';
import { CapturePayments } from '../src/application/checkout/capture-payments';
import { pictureName } from '../src/domain/identity/picture-name';
import { personCommand } from '../src/operator/person-command';
import { givenApplication, givenPictures } from '../testing/provider-states/given-identity';
import { duringTests } from '../testing/test-backend';
import { startBackendWithStripe } from './support/backend-with-stripe';
import { janeWithCard } from './support/jane-with-card';
import { janesOrder, place, type Ready } from './support/order-fixture';

const backend = duringTests(() => startBackendWithStripe());
let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'cork-and-petal-person-'));
});
afterAll(() => rm(folder, { recursive: true }));

const JANE = 'Jane@Example.com';

function command(...words: string[]) {
  const { data, clock, storage, pictureConverter } = backend.services;
  const pictures = new DeleteIdentityPictures(
    data.get(IdentityApplications),
    new ApplicationPictures(storage, pictureConverter),
    clock,
  );
  return personCommand({ ...backend.services, pictures }, words);
}

/** Jane with all kinds of personal data; her order is still to be delivered. */
async function givenJane(): Promise<Ready & { number: string; customerId: number }> {
  const values = await janeWithCard(backend);
  const { body } = await place(backend.baseUrl, values, janesOrder(values, { gift_message: 'For Jane' }));
  const { data, clock, cards } = backend.services;
  await new CapturePayments(data, clock, cards).captureOutstanding();
  const [order] = await backend.db.select().from(schema.orders);
  const customerId = order!.customerId;
  await givenApplication(backend.services, {
    id: 'a1',
    customerId,
    picturesAt: backend.services.clock.now(),
  });
  await givenPictures(backend.services, 'a1');
  return { ...values, number: String(body.order_id), customerId };
}

const deliver = () => backend.db.update(schema.orderItems).set({ deliveryDate: '2030-05-31' });

/** Every row of every table, as text. */
async function everything(): Promise<string> {
  const tables = Object.values(schema).filter((value) => is(value, PgTable)) as PgTable[];
  return JSON.stringify(await Promise.all(tables.map((table) => backend.db.select().from(table))));
}

it('explains itself, and says when nobody has the e-mail address', async () => {
  await givenJane();
  for (const words of [
    [],
    ['erase'],
    ['erase', 'jane'],
    ['export', JANE],
    ['show', JANE, 'x'],
    ['erase', JANE, '--no'],
    ['sign-out', JANE, '--yes'],
  ])
    expect((await command(...words)).lines[0]).toContain('npm run person -- erase EMAIL [--yes]');
  const nobody = 'Nobody has registered or bought with this e-mail address.';
  expect(await command('erase', 'john@example.com', '--yes')).toEqual({ lines: [nobody], isDone: false });
  expect(await command('export', 'john@example.com', join(folder, 'john.json'))).toMatchObject({
    lines: [nobody],
  });
});

it('signs a person out on every device', async () => {
  const { token } = await givenJane();
  const listed = () => backend.call('listOrders', { token, body: {} });
  expect((await listed()).status).toBe(200);
  expect(await command('sign-out', JANE)).toEqual({ lines: ['Signed out on every device.'], isDone: true });
  expect((await listed()).status).toBe(401);
  expect((await command('sign-out', 'john@example.com')).isDone).toBe(false);
});

it('exports the personal data into a new file that only its owner can read, without secrets', async () => {
  const { token, number } = await givenJane();
  const file = join(folder, 'jane.json');
  const { lines, isDone } = await command('export', JANE, file);
  expect(isDone).toBe(true);
  expect(lines).toEqual(
    expect.arrayContaining([`Written to ${file}:`, 'customers: 1', 'orders: 1', 'order_items: 2']),
  );
  expect((await stat(file)).mode & 0o777).toBe(0o600);
  const text = await readFile(file, 'utf8');
  const rows = JSON.parse(text) as Record<string, object[]>;
  expect(rows.customers).toMatchObject([{ email: 'jane@example.com' }]);
  expect(rows.orders).toMatchObject([{ orderNumber: number, giftMessage: 'For Jane' }]);
  expect(rows.saved_cards).toEqual(expect.arrayContaining([expect.objectContaining({ last4: '4242' })]));
  expect(text).not.toMatch(new RegExp(`${token}|passwordHash|tokenHash|argon2|fingerprint`));
  expect(await command('export', JANE, file)).toEqual({
    lines: [`${file} cannot be written: it exists already.`],
    isDone: false,
  });
});

it('does not erase while an order is to be delivered or a payment is not settled', async () => {
  const { number } = await givenJane();
  const refusal = {
    lines: [expect.stringMatching(`^Not possible while orders are open: ${number}\\.`)],
    isDone: false,
  };
  expect(await command('erase', JANE, '--yes')).toEqual(refusal);
  await deliver();
  await backend.db.update(schema.orders).set({ paymentStatus: 'authorised' });
  expect(await command('erase', JANE, '--yes')).toEqual(refusal);
  expect(await everything()).toContain('jane@example.com');
});

it('says what would be lost, and changes nothing without --yes', async () => {
  await givenJane();
  await deliver();
  const before = await everything();
  const { lines, isDone } = await command('erase', JANE);
  expect(isDone).toBe(false);
  expect(lines.at(-1)).toBe('Nothing was changed. Repeat the command with --yes.');
  expect(await everything()).toBe(before);
});

it('leaves nothing of the person in any table, at the card provider or in the storage, and keeps the orders', async () => {
  const { token, customerId, number } = await givenJane();
  await deliver();
  const [before] = await backend.db.select().from(schema.orders);
  const [card] = await backend.db.select().from(schema.savedCards);
  const now = backend.services.clock.now();
  const refund = { id: 'r1', orderId: before!.id, amountCents: 1_00, createdAt: now, settledAt: now };
  await backend.db.insert(schema.refunds).values({ ...refund, reason: 'Jane waited for an hour.' });
  expect(await command('erase', JANE, '--yes')).toEqual({ lines: ['Erased.'], isDone: true });

  expect(await everything()).not.toMatch(/jane|2125550100|4242|argon2/i);
  const [order] = await backend.db.select().from(schema.orders);
  expect(order).toMatchObject({
    orderNumber: number,
    customerId,
    grandTotalCents: before!.grandTotalCents,
    chargeId: before!.chargeId,
    shippingAddress: { state: 'NY', zipcode: before!.shippingAddress!.zipcode, street1: '', lastName: '' },
  });
  expect(await backend.db.select().from(schema.orderItems)).toHaveLength(2);
  expect(await backend.services.storage.get(pictureName('a1', 'selfie'), 1_000_000)).toBeUndefined();
  expect((await backend.call('getDashboard', { token })).status).toBe(401);
  // Deleted at the provider with its cards: no longer known to it.
  const gone = {
    ...card!,
    cardId: card!.id,
    amountCents: 1_00,
    currency: 'USD',
    returnAddress: 'https://shop.example/back',
    idempotencyKey: 'afterwards',
  };
  expect(await backend.services.cards.authorise(gone)).toMatchObject({ kind: 'declined' });
  expect((await command('erase', JANE, '--yes')).lines).toEqual([
    'Nobody has registered or bought with this e-mail address.',
  ]);
});

it('erases the counters of the rate limits of this address, and of no other', async () => {
  await givenJane();
  await deliver();
  const keys = [
    'forgot:jane@example.com',
    'signIn:account:jane@example.com:address:192.0.2.1',
    'forgot:mary.jane@example.com',
    'forgot:jane@example.com.au',
  ];
  await backend.db.insert(schema.rateLimitUses).values(keys.map((key) => ({ key, points: 1, expire: null })));
  await command('erase', JANE, '--yes');
  const kept = (await backend.db.select().from(schema.rateLimitUses)).map(({ key }) => key);
  expect(keys.filter((key) => kept.includes(key))).toEqual(keys.slice(2));
});

it('says when pictures could not be deleted, and erases nothing in the database', async () => {
  await givenJane();
  await deliver();
  const { storage } = backend.services;
  const remove = storage.remove.bind(storage);
  storage.remove = () => Promise.reject(new Error('The storage is gone.'));
  const { lines, isDone } = await command('erase', JANE, '--yes');
  storage.remove = remove;
  expect(isDone).toBe(false);
  expect(lines).toEqual([expect.stringMatching(/^The pictures of an identity check could not be deleted/)]);
  expect(await everything()).toContain('jane@example.com');
});

it('erases nothing here while the card provider cannot be reached, and all of it afterwards', async () => {
  await givenJane();
  await deliver();
  const before = await everything();
  backend.stripe.disturb(/^\/v1\/customers\//, 'fails', 3);
  await expect(command('erase', JANE, '--yes')).rejects.toThrow();
  expect(await everything()).toBe(before);
  expect(await command('erase', JANE, '--yes')).toMatchObject({ isDone: true });
});
