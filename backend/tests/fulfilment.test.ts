import { calendarRules, leadTimes, slotBookings, slotTemplates } from '../src/adapters/postgres/schema';
import { fixedClock } from '../testing/fixed-clock';
import type { Clock } from '../src/application/shared/clock.port';
import { testBackend } from '../testing/test-backend';

/** 10:00 on a Saturday morning in New York; tests may change it. */
const MORNING = '2030-06-01T14:00:00Z';
let now = MORNING;
const clock: Clock = { now: () => fixedClock(now).now() };

const backend = testBackend({ clock });
beforeEach(() => {
  now = MORNING;
});

const slots = async (body: Record<string, unknown>) => (await backend.call('listDriverSlots', { body })).body;
const NONE = { code: -1, message: 'No Slots are available!' };
const everySlot = ['10:00', '12:00', '14:00', '16:00', '18:00'].map((start) => ({
  start,
  end: `${Number(start.slice(0, 2)) + 2}:00`,
}));

describe('driver slots', () => {
  it('are listed by location, by vendor and by zipcode [BD-04, API-04, X-047, X-048]', async () => {
    await backend.given('vendor location 11 has free driver slots on 2030-06-03');
    const order_date = '2030-06-03';
    expect(await slots({ order_date, vendor_loc_id: '11', zipcode: '10001' })).toEqual(everySlot);
    expect(await slots({ order_date, vendor_id: '1' })).toEqual(everySlot);
    expect(await slots({ order_date, vendor_id: '11' })).toEqual(everySlot);
    expect(await slots({ order_date, zipcode: '10001' })).toEqual(everySlot);
  });

  it('are empty where there are no drivers [BD-04, X-047]', async () => {
    await backend.given('vendor location 11 has free driver slots on 2030-06-03');
    const order_date = '2030-06-03';
    for (const place of [
      { vendor_loc_id: '99' },
      { vendor_id: '99' },
      { zipcode: '59001' },
      { vendor_loc_id: 'x' },
    ]) {
      expect(await slots({ order_date, ...place })).toEqual(NONE);
    }
  });

  it('omit full ones, and are empty on a fully booked day [BD-04, DEMO-40]', async () => {
    await backend.given('vendor location 11 is fully booked on 2030-06-04');
    await backend.db.insert(slotBookings).values([
      { locationId: 11, date: '2030-06-03', startTime: '10:00', booked: 3 },
      { locationId: 11, date: '2030-06-03', startTime: '12:00', booked: 2 },
    ]);
    expect(await slots({ order_date: '2030-06-03', vendor_loc_id: '11' })).toEqual(everySlot.slice(1));
    expect(await slots({ order_date: '2030-06-04', vendor_loc_id: '11' })).toEqual(NONE);
  });

  it('report their absence with a code or with a message only [BD-04, DEMO-41, X-048]', async () => {
    await backend.given('vendor location 11 has free driver slots on 2030-06-03');
    await backend.db.insert(calendarRules).values([
      { locationId: 11, kind: 'message', onDate: '2030-06-05' },
      { locationId: 11, kind: 'code', onDate: '2030-06-06' },
      { locationId: 11, kind: 'holiday', onDate: '2030-06-07' },
    ]);
    expect(await slots({ order_date: '2030-06-05', vendor_loc_id: '11' })).toEqual({
      message: 'No Slots are available!',
    });
    expect(await slots({ order_date: '2030-06-06', vendor_loc_id: '11' })).toEqual(NONE);
    expect(await slots({ order_date: '2030-06-07', vendor_loc_id: '11' })).toEqual(NONE);
    expect(await slots({ order_date: '2030-07-02', vendor_loc_id: '11' })).toEqual(NONE);
  });

  it('follow the clock of the location: slots that have started there are past [X-049, X-053]', async () => {
    await backend.given('vendor location 11 has free driver slots on 2030-06-03');
    now = '2030-06-03T16:01:00Z';
    expect(await slots({ order_date: '2030-06-03', vendor_loc_id: '11' })).toEqual(everySlot.slice(2));
    now = '2030-06-04T03:00:00Z';
    expect(await slots({ order_date: '2030-06-03', vendor_loc_id: '11' })).toEqual(NONE);
    expect(await slots({ order_date: '2030-06-04', vendor_loc_id: '11' })).toEqual(everySlot);
  });

  it.each(['2030-05-31', '2030-02-30', '06/03/2030', '', 'tomorrow', '\u{1F377}'])(
    'refuse the day %j [BD-04]',
    async (order_date) => {
      await backend.given('vendor location 11 has free driver slots on 2030-06-03');
      expect(await slots({ order_date, vendor_loc_id: '11' })).toEqual({
        code: -1,
        message: 'Please choose today or a later date.',
      });
    },
  );

  it('require a place [BD-04, X-047]', async () => {
    expect(await slots({ order_date: '2030-06-03' })).toEqual({
      code: -1,
      message: 'Please provide a delivery address or zipcode.',
    });
    expect(
      await slots({ order_date: '2030-06-03', vendor_id: '', zipcode: '', vendor_loc_id: '' }),
    ).toMatchObject({ code: -1 });
    expect((await backend.call('listDriverSlots', { body: { vendor_loc_id: '11' } })).status).toBe(400);
  });
});

describe('next delivery dates', () => {
  const ask = async (body: unknown) =>
    (await backend.call('getNextDeliveryDates', { body: body as Record<string, unknown> })).body;
  const nextDay = { vendor_id: '11', delivery_type: 'Next Day' };
  const answered = { ...nextDay, delivery_date: '2030-06-02', holidays: ['2030-06-07'] };

  it('return the object or the bare list, with the requested vendors [BD-43, API-43, X-050, X-051]', async () => {
    await backend.given('location 11 delivers from tomorrow with one holiday');
    expect(await ask({ vendors: [nextDay] })).toEqual({ status: 1, response: [answered] });
    expect(await ask([nextDay])).toEqual({ status: 1, response: [answered] });
    expect(await ask({ vendors: [{ vendor_id: '1', delivery_type: 'Next Day' }] })).toMatchObject({
      response: [{ vendor_id: '1', delivery_date: '2030-06-02' }],
    });
    expect(await ask({ vendors: [{ vendor_id: '11', delivery_type: 'Same Day' }, nextDay] })).toMatchObject({
      response: [{ delivery_date: '2030-06-01' }, answered],
    });
    expect(await ask([])).toEqual({ status: 1, response: [] });
  });

  it('have status 0 for an unknown vendor or type [BD-43]', async () => {
    await backend.given('location 99 is unknown');
    expect(await ask({ vendors: [{ vendor_id: '99', delivery_type: 'Next Day' }] })).toEqual({
      status: 0,
      message: 'Vendor not found.',
      response: [],
    });
    expect(await ask([{ vendor_id: 'x', delivery_type: 'Next Day' }])).toMatchObject({ status: 0 });
    expect(await ask([{ vendor_id: '11', delivery_type: 'By Balloon' }])).toMatchObject({
      status: 0,
      response: [],
    });
  });
});

describe('delivery speeds', () => {
  const speeds = async (body: Record<string, unknown>, token?: string) =>
    (await backend.call('listDeliverySpeeds', { body, token })).body;

  it('of the checkout come with methods, cheapest first, and retailers [BD-41, API-41, X-037, X-045, X-057]', async () => {
    const { token, cartId, addressId } = await backend.given('zipcode 10001 offers all speeds');
    const answer = await speeds(
      {
        zipcode: '10001',
        cart_id: cartId,
        delivery_address_id: addressId,
        delivery: 1,
        dineinpickup: 0,
        pickup: 0,
      },
      String(token),
    );
    expect(answer).toMatchObject({
      code: 1,
      data: [
        {
          speed_id: 1,
          name: '1 Hour Delivery',
          isPrimary: true,
          delivery_fee: '9.99',
          ship_methods: [{ method: 'driver', amount: '9.99', delivery_date: '2030-06-01' }],
        },
        {
          speed_id: 2,
          isPrimary: false,
          ship_methods: [
            { amount: '6.50', isPrimary: true, delivery_date: '2030-06-03' },
            { amount: '12.50', isPrimary: false },
          ],
        },
        {
          speed_id: 3,
          name: 'Store Pickup',
          retailers: [
            { id: '11', product_total: '100.50', ready_time: 'Ready in 1 hour', pickup_date: '2030-06-01' },
          ],
        },
        { speed_id: 10, name: 'Delivery', ship_methods: [] },
      ],
    });
  });

  it('of the options page are Dine-In, Pick-Up and Delivery [BD-41, X-043]', async () => {
    await backend.given('zipcode 10001 offers all speeds');
    const answer = await speeds({
      zipcode: '10001',
      api_token: '',
      cart_id: '',
      delivery_address_id: '',
      delivery: 1,
    });
    expect(answer.data.map((speed) => [speed.speed_id, speed.name])).toEqual([
      [1, 'Dine-In'],
      [2, 'Pick-Up'],
      [3, 'Delivery'],
    ]);
    expect(answer.data[0]?.retailers[0]).not.toHaveProperty('product_total');
  });

  it('reveal nothing about the carts and addresses of others [BD-41, BDG-02]', async () => {
    const { cartId, addressId } = await backend.given('zipcode 10001 offers all speeds');
    expect(await speeds({ zipcode: '10001', cart_id: cartId })).toEqual({
      code: -1,
      message: 'This cart does not exist.',
      data: [],
    });
    expect(await speeds({ zipcode: '10001', delivery_address_id: addressId })).toEqual({
      code: -1,
      message: 'This address does not exist.',
      data: [],
    });
  });
});

describe('the next delivery to a zipcode', () => {
  const deliveries = async () => {
    const { body } = await backend.call('getHomepage', { query: { store_id: 1, zipcode: '10001' } });
    return body.deliveries;
  };
  const local = async () => (await deliveries())?.find(({ type }) => type === 'Same Day');

  it('is on the home page, for each speed of its locations [BD-02, BD-43]', async () => {
    await backend.given('zipcode 10001 is served');
    await backend.db.insert(leadTimes).values([
      { locationId: 11, speed: 'Next Day', days: 0 },
      { locationId: 12, speed: 'Next Day', days: 2 },
      { locationId: 13, speed: 'Farm Direct', days: 3 },
    ]);
    const evening = { startTime: '18:00', endTime: '20:00', capacity: 1 };
    await backend.db.insert(slotTemplates).values({ locationId: 12, ...evening });
    expect(await deliveries()).toEqual(
      expect.arrayContaining([
        { type: 'Same Day', delivery_date: '2030-06-01', days_ahead: 0, until: '20:00' },
        { type: 'Next Day', delivery_date: '2030-06-01', days_ahead: 0 },
        { type: 'Farm Direct', delivery_date: '2030-06-01', days_ahead: 0 },
      ]),
    );
    const { body } = await backend.call('getHomepage', { query: { store_id: 1 } });
    expect(body.deliveries).toEqual([]);
  });

  it('is on the next day when the drivers of a day are booked [X-049]', async () => {
    await backend.given('zipcode 10001 is served');
    expect(await local()).toBeUndefined();
    const evening = { locationId: 12, startTime: '18:00' };
    await backend.db.insert(slotTemplates).values({ ...evening, endTime: '20:00', capacity: 1 });
    await backend.db.insert(slotBookings).values({ ...evening, date: '2030-06-01', booked: 1 });
    expect(await local()).toMatchObject({ delivery_date: '2030-06-02', days_ahead: 1, until: '20:00' });
  });
});
