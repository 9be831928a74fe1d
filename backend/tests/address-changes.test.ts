import { eq } from 'drizzle-orm';
import { addresses, savedCards } from '../src/adapters/postgres/schema';
import { givenCustomer } from '../testing/provider-states/given-customer';
import { testBackend } from '../testing/test-backend';

const backend = testBackend();

const edit = {
  address_id: '701',
  street: '20 W 34th Street\nFloor 3',
  first_name: 'Ada',
  last_name: 'Byron',
  postcode: '94105',
  city: 'San Francisco',
  state: 'CA',
  telephone: '4155550100',
};
const NOT_THERE = { code: -1, message: 'This address does not exist.' };

const rowOf = async (id: number) =>
  (await backend.db.select().from(addresses).where(eq(addresses.id, id))).at(0);
const everyRow = () => backend.db.select().from(addresses).orderBy(addresses.id);
const update = (token: unknown, changes: object = {}) =>
  backend.call('updateAddress', { token: String(token), body: { ...edit, ...changes } });

describe('editing an address', () => {
  it('changes the typed fields, and keeps nickname, country, kind and primary mark [BD-32] [X-095] [ROLE-06]', async () => {
    const { token } = await backend.given('a customer with two shipping addresses exists');
    const before = await rowOf(701);
    const { body } = await update(token);
    expect(body).toEqual({ code: 1, message: 'Address saved.' });
    expect(await rowOf(701)).toEqual({
      ...before,
      street1: '20 W 34th Street',
      street2: 'Floor 3',
      firstName: 'Ada',
      lastName: 'Byron',
      zipcode: '94105',
      city: 'San Francisco',
      state: 'CA',
      telephone: '4155550100',
    });
  });

  it('accepts a street of one line, with and without the newline, and trims all fields [X-095]', async () => {
    const { token } = await backend.given('a customer with two shipping addresses exists');
    for (const street of [' 1 Main St ', '1 Main St\n', '1 Main St\r\n ']) {
      await update(token, { street });
      expect(await rowOf(701)).toMatchObject({ street1: '1 Main St', street2: '' });
    }
  });

  it.each([
    [{ first_name: ' ' }, 'First name is required.'],
    [{ last_name: '' }, 'Last name is required.'],
    [{ street: '\nFloor 3' }, 'Address is required.'],
    [{ postcode: '12a45' }, 'Zipcode must be a number.'],
    [{ postcode: '-1234' }, 'Must be a number.'],
    [{ postcode: '123' }, 'Must be exactly 5 digit'],
    [{ city: '' }, 'City is required.'],
    [{ state: 'XX' }, 'State is required.'],
    [{ telephone: '123' }, 'Must be exactly 10 digit'],
    [{ city: 'Boston' }, "Your Zipcode and City Value Doesn't match.Please Fix and Try Again"],
  ])('refuses %j with %s, and changes nothing [BD-32]', async (change, message) => {
    const { token } = await backend.given('a customer with two shipping addresses exists');
    const before = await rowOf(701);
    const { body } = await update(token, change);
    expect(body).toEqual({ code: -1, message });
    expect(await rowOf(701)).toEqual(before);
  });

  it('refuses a third street line, and one that is too long', async () => {
    const { token } = await backend.given('a customer with two shipping addresses exists');
    for (const street of ['a\nb\nc', 'x'.repeat(201), `a\n${'x'.repeat(201)}`])
      expect((await update(token, { street })).status).toBe(400);
  });

  it('validates a billing address by the rules of its own form [ADDR-44]', async () => {
    const { token } = await backend.given('a signed-in customer with a billing address exists');
    const { body } = await update(token, { address_id: '703', first_name: '' });
    expect(body).toEqual({ code: -1, message: 'first name is required.' });
  });
});

describe('deleting an address', () => {
  const remove = async (token: unknown, address_id: string) =>
    (await backend.call('deleteAddress', { token: String(token), body: { address_id } })).body;

  it('keeps the others, and leaves none primary after the primary one is deleted [BD-33] [X-098]', async () => {
    const { token } = await backend.given('a customer with two shipping addresses exists');
    expect(await remove(token, '701')).toEqual({ code: 1, message: 'Address deleted.' });
    expect((await everyRow()).map(({ id, isPrimary }) => [id, isPrimary])).toEqual([[702, false]]);
    expect(await remove(token, '701')).toEqual(NOT_THERE);
  });

  it('keeps a card that was billed there [BD-33] [X-142]', async () => {
    const { token } = await backend.given('a signed-in customer with saved cards exists');
    expect(await remove(token, '703')).toMatchObject({ code: 1 });
    const { body: account } = await backend.call('getDashboard', { token: String(token) });
    expect(account.data?.list_cards.map(({ address }) => address.billing_address_id)).toEqual(['', '']);
    expect(await backend.db.select().from(savedCards)).toHaveLength(2);
  });
});

describe('the primary address', () => {
  const makeDefault = (token: unknown, address_id: string, customer_id = '501') =>
    backend.call('setDefaultAddress', { token: String(token), body: { customer_id, address_id } });

  it('is moved to another address, so that there is only one [BD-34] [ADDR-46] [ADDR-47]', async () => {
    const { token } = await backend.given('a customer with two shipping addresses exists');
    for (const address of ['702', '702', '701', '702'])
      expect((await makeDefault(token, address)).body).toEqual([
        { code: 1, message: 'Default address changed.' },
      ]);
    expect((await everyRow()).map(({ id, isPrimary }) => [id, isPrimary])).toEqual([
      [701, false],
      [702, true],
    ]);
  });

  it('cannot be a billing address, and does not change if the address does not exist [BD-34]', async () => {
    const { token } = await backend.given('a signed-in customer with saved cards exists');
    expect((await makeDefault(token, '703')).body).toEqual([NOT_THERE]);
    expect((await makeDefault(token, '9999')).body).toEqual([NOT_THERE]);
    expect(await rowOf(701)).toMatchObject({ isPrimary: true });
  });

  it('cannot be set by another customer [X-085]', async () => {
    const { token } = await backend.given('a customer with two shipping addresses exists');
    expect((await makeDefault(token, '702', '502')).status).toBe(401);
  });
});

describe("somebody else's address", () => {
  const attempts = (token: string | undefined, address_id: string, customer_id: string) =>
    Promise.all([
      backend.call('updateAddress', { token, body: { ...edit, address_id } }),
      backend.call('deleteAddress', { token, body: { address_id } }),
      backend.call('setDefaultAddress', { token, body: { customer_id, address_id } }),
    ]).then((answers) => answers.map(({ status, body }): unknown => [status, body]));

  it.each(['member', 'guest'] as const)(
    'does not exist for another %s [BDG-02] [BD-32] [BD-33] [BD-34]',
    async (kind) => {
      await backend.given('a customer with two shipping addresses exists');
      const before = await everyRow();
      const { token, customerId } = await givenCustomer(backend.services, kind);
      const own = String(customerId);
      const tried = await attempts(token, '701', own);
      expect(tried).toEqual(await attempts(token, '9999', own));
      expect(tried).toEqual([
        [200, NOT_THERE],
        [200, NOT_THERE],
        [200, [NOT_THERE]],
      ]);
      expect(await everyRow()).toEqual(before);
    },
  );

  it('cannot be changed by a visitor [BDG-03]', async () => {
    await backend.given('a customer with two shipping addresses exists');
    const before = await everyRow();
    const tried = await attempts(undefined, '701', '501');
    expect(tried).toEqual(Array(3).fill([401, { code: -1, message: 'Please sign in.' }]));
    expect(tried).toEqual(await attempts(undefined, '9999', '501'));
    expect(await everyRow()).toEqual(before);
  });
});
