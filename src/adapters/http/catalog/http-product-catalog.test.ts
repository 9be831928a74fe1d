import { aPlace } from '../../../../tests/support/builders/location';
import { FakeClock } from '../../../../tests/support/fakes/fake-clock';
import { InMemoryValue } from '../../../../tests/support/fakes/in-memory-value';
import { Session } from '../../../domain/customer/session';
import { NO_SHIPPING_CHOICE } from '../../../domain/fulfilment/shipping-choice';
import { Api, ApiSettings } from '../api';
import { AnswerCache } from '../answer-cache';
import { HttpProductCatalog } from './http-product-catalog';

describe('the call for a product', () => {
  it('sends the place, and the dining time if one was chosen [API-09] [STORE-15]', async () => {
    const place = { store_id: '1', prodid: '101', loc_id: '11,12,13', zipCode: '10001', courier_type: '' };
    expect(await askedWith('')).toEqual(place);
    expect(await askedWith('2030-06-03 12:30')).toEqual({ ...place, dineinTime: '2030-06-03 12:30' });
  });

  it.each(['2030-06-03 03:00', 'x'.repeat(5000)])(
    'omits %p, which is not an available time [API-09]',
    async (garbage) => {
      expect(await askedWith(garbage)).not.toHaveProperty('dineinTime');
    },
  );
});

/** The query of a product page's call. */
async function askedWith(dineInTime: string): Promise<Record<string, string>> {
  const asked: URL[] = [];
  const fetch = async (input: string | Request) => {
    asked.push(new URL(input instanceof Request ? input.url : input));
    return Response.json({ code: -1 });
  };
  const api = new Api(
    new ApiSettings({ baseUrl: 'http://shop.test', fetch }),
    new InMemoryValue(Session.visitor),
  );
  const shipping = new InMemoryValue({ ...NO_SHIPPING_CHOICE, dineInTime });
  await new HttpProductCatalog(api, new AnswerCache(new FakeClock()), shipping).productById('101', aPlace());
  return Object.fromEntries(asked[0]?.searchParams ?? []);
}
