import { testBackend } from '../testing/test-backend';
import { NEW_ADDRESS } from './support/new-address';

const backend = testBackend();

const jane = { customerid: '501' };

describe('listing addresses', () => {
  it('lists the primary one first, by POST and by GET [BD-30] [X-091] [ADDR-15] [NET-08]', async () => {
    const { token } = await backend.given('a customer with two shipping addresses exists');
    const posted = await backend.call('listAddresses', {
      query: jane,
      body: { api_token: token, address_type: 'shipping' },
    });
    expect(posted.body.data.map(({ address_id, default_address }) => [address_id, default_address])).toEqual([
      ['701', '1'],
      ['702', '0'],
    ]);
    const got = await backend.call('listAddressesByQuery', { query: jane, token: String(token) });
    expect(got.body).toEqual(posted.body);
  });

  it("refuses another customer's id, a visitor, and two tokens that differ [X-085]", async () => {
    const { token } = await backend.given('a customer with two shipping addresses exists');
    const own = { query: jane, token: String(token) };
    for (const input of [
      { ...own, query: { customerid: '502' } },
      { ...own, body: { customerid: '502' } },
      { ...own, body: { api_token: 'tok_other' } },
      { query: jane },
      { query: jane, token: 'null' },
    ])
      expect((await backend.call('listAddresses', input)).status).toBe(401);
  });
});

describe('adding an address', () => {
  const add = (token: unknown, changes: object = {}) =>
    backend.call('addAddress', { query: jane, token: String(token), body: { ...NEW_ADDRESS, ...changes } });
  const listed = async (token: unknown) =>
    (await backend.call('listAddresses', { query: jane, token: String(token) })).body.data;

  it('stores the typed fields, and makes it the only primary address on request [BD-31] [BD-34]', async () => {
    const { token } = await backend.given('a customer with two shipping addresses exists');
    const { body } = await add(token, { default_address: '1', nickname: '<i>Büro</i> 🌷' });
    expect(body).toMatchObject({ code: 1, message: 'Address saved.' });
    const addresses = await listed(token);
    expect(addresses[0]).toMatchObject({
      address_id: body.address_id,
      address_nickname: '<i>Büro</i> 🌷',
      default_address: '1',
    });
    expect(addresses.filter(({ default_address }) => default_address === '1')).toHaveLength(1);
  });

  it('keeps one primary address when two are added concurrently [BD-34]', async () => {
    const { token } = await backend.given('a signed-in customer exists');
    const names = ['Home', 'Work', 'Cabin'];
    await Promise.all(names.map((nickname) => add(token, { nickname, default_address: '1' })));
    expect((await listed(token)).map(({ default_address }) => default_address)).toEqual(['1', '0', '0']);
  });

  it('takes effect once when it is repeated, and still makes the address primary [BD-31] [BD-34]', async () => {
    const { token } = await backend.given('a customer with two shipping addresses exists');
    const twice = await Promise.all([add(token), add(token, { city: ' New York ' })]);
    const [first, again] = twice.map(({ body }) => body.address_id);
    expect(first).toBeDefined();
    expect(again).toBe(first);
    expect((await add(token, { default_address: '1' })).body.address_id).toBe(first);
    expect((await add(token, { street2: 'Floor 2' })).body.address_id).not.toBe(first);
    expect((await add(token, { nickname: 'Studio' })).body.address_id).not.toBe(first);
    const addresses = await listed(token);
    expect(addresses).toHaveLength(5);
    const primary = addresses.filter(({ default_address }) => default_address === '1');
    expect(primary.map(({ address_id }) => address_id)).toEqual([first]);
  });

  it('works for a guest, and keeps billing addresses separate [X-067]', async () => {
    const { token, customerId } = await backend.given('a guest session exists');
    const query = { customerid: String(customerId) };
    const added = await backend.call('addAddress', {
      query,
      token: String(token),
      body: { ...NEW_ADDRESS, address_type: 'billing', billing_address: '1', default_address: '1' },
    });
    expect(added.body.code).toBe(1);
    expect((await backend.call('listAddresses', { query, token: String(token) })).body.data).toEqual([]);
    const billing = await backend.call('listAddresses', {
      query,
      token: String(token),
      body: { address_type: 'billing' },
    });
    expect(billing.body.data).toHaveLength(1);
  });

  it('delivers in the US only [BD-31]', async () => {
    const { token } = await backend.given('a signed-in customer exists');
    const { body } = await add(token, { country: 'IN' });
    expect(body).toEqual({ code: -1, message: 'We deliver in the US only.' });
  });

  it.each([
    ['in other letters and with blanks', { city: '  new YORK ' }, 1],
    ['of a zipcode with a leading zero', { zipcode: '02108', city: 'boston', state: 'MA' }, 1],
    ['of another zipcode', { zipcode: '02108', city: 'Chicago', state: 'MA' }, -1],
    ['of an unknown zipcode', { zipcode: '00001' }, 1],
  ])(
    'compares a city %s with the directory: %j is answered %d [ADDR-37] [ADDR-38]',
    async (_, city, code) => {
      const { token } = await backend.given('a signed-in customer exists');
      expect((await add(token, city)).body.code).toBe(code);
    },
  );

  it.each([
    ['is too long', { street1: 'x'.repeat(60_000) }, 'body/street1'],
    ['has the wrong type', { zipcode: 10001 }, 'body/zipcode must be string'],
    ['contains NUL', { city: 'New\u0000York' }, 'body/city'],
  ])('names the field that %s', async (_, field, text) => {
    const { token } = await backend.given('a signed-in customer exists');
    const { status, body } = await add(token, field);
    expect(status).toBe(400);
    expect(JSON.stringify(body)).toContain(text);
  });
});

describe('the account', () => {
  it('has name, primary address and cards of a member [BD-35]', async () => {
    const { token } = await backend.given('a signed-in customer with saved cards exists');
    const { body, headers } = await backend.call('getDashboard', { body: { api_token: token } });
    expect(body.data).toMatchObject({
      name: 'Jane Doe',
      address: '350 5th Avenue, Floor 20, New York, NY 10001',
    });
    expect(body.data?.list_cards.map(({ card_info }) => card_info)).toEqual([
      'Visa ending in 4242',
      'Mastercard ending in 4444',
    ]);
    expect(headers.get('cache-control')).toBe('no-store');
  });

  it('saves only the preferences that are sent [X-088]', async () => {
    const { token } = await backend.given('a signed-in customer exists');
    await backend.call('getDashboard', { token: String(token), body: { newsletter_subscription: '0' } });
    const { body } = await backend.call('getDashboard', { token: String(token) });
    expect(body.data).toMatchObject({ newsletter_subscription: '0', notification: '1' });
  });
});
