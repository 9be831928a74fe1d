import { apiAnsweredBy } from '../../../../tests/support/api-answered-by';
import { HttpAddressBook } from '../customer/http-address-book';
import { HttpDeliverySpeeds } from '../fulfilment/http-delivery-speeds';
import { HttpOrderHistory } from '../order/http-order-history';

/** What cannot be named cannot be chosen, and two of it cannot be told apart. */
describe('an entry without its id is left out', () => {
  const answering = (entry: object) =>
    apiAnsweredBy(() => Promise.resolve(Response.json({ code: 1, data: [{}, entry, {}] })));

  it('of addresses', async () => {
    const addresses = new HttpAddressBook(answering({ address_id: '9' })).shippingAddresses();
    expect(await addresses).toMatchObject({ ok: true, value: [{ id: '9' }] });
  });

  it('of orders', async () => {
    const orders = new HttpOrderHistory(answering({ increment_id: '100001' })).orders();
    expect(await orders).toMatchObject({ ok: true, value: [{ number: '100001' }] });
  });

  it('of delivery speeds and their methods', async () => {
    const speed = { speed_id: 1, name: 'Same Day', ship_methods: [{}, { id: 'driver', method: 'Driver' }] };
    const request = { cartId: 'crt_1', addressId: '9', zipcode: '10001' };
    expect(await new HttpDeliverySpeeds(answering(speed)).speedsFor(request)).toMatchObject({
      ok: true,
      value: [{ id: 1, methods: [{ id: 'driver' }] }],
    });
  });
});
