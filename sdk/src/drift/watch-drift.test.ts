import { exampleAnswers } from '../../generated/document';
import { aBackendAnswering } from '../../testing/fake-backend';
import { aShopAt } from '../../testing/shop';
import type { OperationId } from '../operation';
import { watchDrift, type ReportedDrift } from './index';

/** What is reported for a series of answers to one call. */
async function driftsOf(id: OperationId, ...bodies: unknown[]): Promise<ReportedDrift[]> {
  const reported: ReportedDrift[] = [];
  const observe = watchDrift((drift) => void reported.push(drift));
  for (const body of bodies) await aShopAt(aBackendAnswering(body), { observe }).call(id, {} as never);
  return reported;
}

const documented = Object.entries(exampleAnswers).flatMap(([id, named]) =>
  Object.entries<{ status: number; body: unknown }>(named)
    .filter(([, { status }]) => status === 200)
    .map(([name, { body }]): [OperationId, string, unknown] => [id as OperationId, name, body]),
);
const cart = exampleAnswers.showCart.twoVendors.body;

describe('drift between a server and the document', () => {
  it.each(documented)('is not found in the answer of %s, %s', async (id, _name, body) => {
    expect(await driftsOf(id, body)).toEqual([]);
  });

  it('is a field that the document does not know, at any depth', async () => {
    const [whole] = cart;
    expect(await driftsOf('showCart', [{ ...whole, loyalty: 1 }])).toEqual([
      { operation: 'showCart', kind: 'unknown', path: 'loyalty' },
    ]);
    const { data: orders, ...rest } = exampleAnswers.listOrders.orders.body;
    const data = orders.map((order) => ({ ...order, colour: 'red' }));
    expect(await driftsOf('listOrders', { ...rest, data })).toEqual([
      { operation: 'listOrders', kind: 'unknown', path: 'data[].colour' },
    ]);
  });

  it('is a required field that is absent', async () => {
    const withoutDesktop = { ...exampleAnswers.listBanners.banners.body, desktop: undefined };
    expect(await driftsOf('listBanners', withoutDesktop)).toEqual([
      { operation: 'listBanners', kind: 'missing', path: 'desktop' },
    ]);
  });

  it('is a field of another type', async () => {
    const banners = { ...exampleAnswers.listBanners.banners.body, mobile: 'none' };
    expect(await driftsOf('listBanners', banners)).toEqual([
      { operation: 'listBanners', kind: 'type', path: 'mobile' },
    ]);
  });

  it('is reported once, however often it occurs', async () => {
    const drifted = { ...exampleAnswers.listBanners.banners.body, extra: 1 };
    expect(await driftsOf('listBanners', drifted, drifted)).toHaveLength(1);
  });

  it('is not looked for in a failed call', async () => {
    const reported: ReportedDrift[] = [];
    const shop = aShopAt(aBackendAnswering({}, { status: 500 }), {
      observe: watchDrift((drift) => void reported.push(drift)),
    });
    await shop.listBanners();
    expect(reported).toEqual([]);
  });
});
