import { apiAnsweredBy } from '../../../../tests/support/api-answered-by';
import { aPlace } from '../../../../tests/support/builders/location';
import { FakeClock } from '../../../../tests/support/fakes/fake-clock';
import { InMemoryValue } from '../../../../tests/support/fakes/in-memory-value';
import type { Visit } from '../../../domain/fulfilment/visit';
import { CalendarDate } from '../../../domain/shared/calendar-date';
import { NO_SHIPPING_CHOICE } from '../../../domain/fulfilment/shipping-choice';
import { AnswerCache } from '../answer-cache';
import { HttpProductCatalog } from './http-product-catalog';

describe('the call for a product', () => {
  it('sends the place, and the dining time if one was chosen [API-09] [STORE-15]', async () => {
    const place = { store_id: '1', prodid: '101', loc_id: '11,12,13', zipCode: '10001', courier_type: '' };
    expect(await askedWith(null)).toEqual(place);
    const visit = { date: CalendarDate.of(2030, 6, 3), time: '12:30' };
    expect(await askedWith(visit)).toEqual({ ...place, dineinTime: '2030-06-03 12:30' });
  });

  it('has the first delivery date of each speed, or none where the backend sends none or not a date', async () => {
    const speeds = ['2030-06-03', undefined, 'soon'].map((delivery_date, index) => ({
      Type: 'Next Day',
      Loc_id: `1${index}`,
      delivery_date,
    }));
    const fetch = async () =>
      Response.json({ code: 1, id: '101', child: [{ id: '1011', bottle_size: '750', speed_id: speeds }] });
    const shipping = new InMemoryValue(NO_SHIPPING_CHOICE);
    const catalog = new HttpProductCatalog(apiAnsweredBy(fetch), new AnswerCache(new FakeClock()), shipping);
    const answer = await catalog.productById('101', aPlace());
    const offers = answer.ok ? answer.value.variants.flatMap((variant) => variant.offers) : [];
    expect(offers.map(({ earliestDate }) => earliestDate?.iso)).toEqual(['2030-06-03', undefined, undefined]);
  });
});

/** The query of a product page's call. */
async function askedWith(visit: Visit | null): Promise<Record<string, string>> {
  const asked: URL[] = [];
  const fetch = async (input: string | Request) => {
    asked.push(new URL(input instanceof Request ? input.url : input));
    return Response.json({ code: -1 });
  };
  const api = apiAnsweredBy(fetch);
  const shipping = new InMemoryValue({ ...NO_SHIPPING_CHOICE, visit });
  await new HttpProductCatalog(api, new AnswerCache(new FakeClock()), shipping).productById('101', aPlace());
  return Object.fromEntries(asked[0]?.searchParams ?? []);
}
