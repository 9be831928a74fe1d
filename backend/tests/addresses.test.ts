import { testBackend } from '../testing/test-backend';

const backend = testBackend();

const form = {
  address_type: 'shipping',
  first_name: 'Jane',
  last_name: 'Doe',
  street1: '20 W 34th Street',
  street2: '',
  city: 'New York',
  state: 'NY',
  zipcode: '10001',
  nickname: 'Work',
  telephone: '2125550100',
  country: 'US',
  default_address: '0',
};

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
    const statuses = [
      await backend.call('listAddresses', { query: { customerid: '502' }, token: String(token) }),
      await backend.call('listAddresses', { query: jane, body: { customerid: '502' }, token: String(token) }),
      await backend.call('listAddresses', { query: jane }),
      await backend.call('listAddresses', { query: jane, token: 'null' }),
      await backend.call('listAddresses', {
        query: jane,
        body: { api_token: 'tok_other' },
        token: String(token),
      }),
    ].map(({ status }) => status);
    expect(statuses).toEqual([401, 401, 401, 401, 401]);
  });
});

describe('adding an address', () => {
  it('stores the typed fields, and makes it the only primary address on request [BD-31] [BD-34]', async () => {
    const { token } = await backend.given('a customer with two shipping addresses exists');
    const { body } = await backend.call('addAddress', {
      query: jane,
      token: String(token),
      body: { ...form, default_address: '1', nickname: '<i>Büro</i> 🌷' },
    });
    expect(body).toMatchObject({ code: 1, message: 'Address saved.' });
    const { body: listed } = await backend.call('listAddresses', { query: jane, token: String(token) });
    expect(listed.data[0]).toMatchObject({
      address_id: body.address_id,
      address_nickname: '<i>Büro</i> 🌷',
      default_address: '1',
    });
    expect(listed.data.filter(({ default_address }) => default_address === '1')).toHaveLength(1);
  });

  it('keeps one primary address when two are added concurrently [BD-34]', async () => {
    const { token } = await backend.given('a signed-in customer exists');
    const add = (nickname: string) =>
      backend.call('addAddress', {
        query: jane,
        token: String(token),
        body: { ...form, nickname, default_address: '1' },
      });
    await Promise.all(['Home', 'Work', 'Cabin'].map(add));
    const { body } = await backend.call('listAddresses', { query: jane, token: String(token) });
    expect(body.data.map(({ default_address }) => default_address)).toEqual(['1', '0', '0']);
  });

  it('takes effect once when it is repeated, and still makes the address primary [BD-31] [BD-34]', async () => {
    const { token } = await backend.given('a customer with two shipping addresses exists');
    const add = (changes: object) =>
      backend.call('addAddress', { query: jane, token: String(token), body: { ...form, ...changes } });
    const twice = await Promise.all([add({}), add({ city: ' New York ' })]);
    const [first, again] = twice.map(({ body }) => body.address_id);
    expect(first).toBeDefined();
    expect(again).toBe(first);
    expect((await add({ default_address: '1' })).body.address_id).toBe(first);
    expect((await add({ street2: 'Floor 2' })).body.address_id).not.toBe(first);
    expect((await add({ nickname: 'Studio' })).body.address_id).not.toBe(first);
    const { body } = await backend.call('listAddresses', { query: jane, token: String(token) });
    expect(body.data).toHaveLength(5);
    const primary = body.data.filter(({ default_address }) => default_address === '1');
    expect(primary.map(({ address_id }) => address_id)).toEqual([first]);
  });

  it('works for a guest, and keeps billing addresses separate [X-067]', async () => {
    const { token, customerId } = await backend.given('a guest session exists');
    const query = { customerid: String(customerId) };
    const added = await backend.call('addAddress', {
      query,
      token: String(token),
      body: { ...form, address_type: 'billing', billing_address: '1', default_address: '1' },
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
    const { body } = await backend.call('addAddress', {
      query: jane,
      token: String(token),
      body: { ...form, country: 'IN' },
    });
    expect(body).toEqual({ code: -1, message: 'We deliver in the US only.' });
  });

  it('compares the city with the directory, ignoring case and blanks, and accepts unknown zipcodes [ADDR-37] [ADDR-38]', async () => {
    const { token } = await backend.given('a signed-in customer exists');
    const spelt = await backend.call('addAddress', {
      query: jane,
      token: String(token),
      body: { ...form, city: '  new YORK ' },
    });
    const leadingZero = await backend.call('addAddress', {
      query: jane,
      token: String(token),
      body: { ...form, zipcode: '02108', city: 'boston', state: 'MA' },
    });
    const elsewhere = await backend.call('addAddress', {
      query: jane,
      token: String(token),
      body: { ...form, zipcode: '02108', city: 'Chicago', state: 'MA' },
    });
    const unknown = await backend.call('addAddress', {
      query: jane,
      token: String(token),
      body: { ...form, zipcode: '00001' },
    });
    expect([spelt, leadingZero, elsewhere, unknown].map(({ body }) => body.code)).toEqual([1, 1, -1, 1]);
  });

  it('names the field that is too long or has the wrong type', async () => {
    const { token } = await backend.given('a signed-in customer exists');
    const long = await backend.call('addAddress', {
      query: jane,
      token: String(token),
      body: { ...form, street1: 'x'.repeat(60_000) },
    });
    const number = await backend.call('addAddress', {
      query: jane,
      token: String(token),
      body: { ...form, zipcode: 10001 },
    });
    const nul = await backend.call('addAddress', {
      query: jane,
      token: String(token),
      body: { ...form, city: 'New\u0000York' },
    });
    expect([long.status, number.status, nul.status]).toEqual([400, 400, 400]);
    expect(JSON.stringify(long.body)).toContain('body/street1');
    expect(number.body).toMatchObject({ message: 'body/zipcode must be string' });
    expect(JSON.stringify(nul.body)).toContain('body/city');
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
