import { exampleAnswers } from '../../generated/document';
import { aBackend, aBackendAnswering } from '../../testing/fake-backend';
import { aShopAt } from '../../testing/shop';
import { watchDrift, type ReportedDrift } from '../drift';
import type { OperationId } from '../operation';
import { readDocumented, type UnreadableAnswer } from './index';

const documented = Object.entries(exampleAnswers).flatMap(([id, named]) =>
  Object.entries<{ status: number; body: unknown }>(named)
    .filter(([, { status }]) => status === 200)
    .map(([name, { body }]): [OperationId, string, unknown] => [id as OperationId, name, body]),
);

/** What a caller receives if a call is answered so. */
async function received(id: OperationId, body: unknown): Promise<unknown> {
  const answer = await aShopAt(aBackendAnswering(body), { read: readDocumented() }).call(id, {} as never);
  return answer.ok ? answer.data : answer.failure;
}

const unreadable = (path: string) => ({ kind: 'unreadable', status: 200, message: undefined, path });

const orders = (order: object) => ({ code: 1, data: [order] });

describe('an answer that is read as the document describes it', () => {
  it.each(documented)('is as it was if it is that of %s, %s', async (id, _name, body) => {
    const unread = await aShopAt(aBackendAnswering(body)).call(id, {} as never);
    expect(await received(id, body)).toEqual(unread.ok && unread.data);
  });

  it('has numbers as numbers and texts as texts, however they were sent [X-132]', async () => {
    const line = { product_qty: '2', product_name: 7, row_total: 12.5 };
    expect(await received('listOrders', orders({ local_delivery_items: [line] }))).toEqual(
      orders({ local_delivery_items: [{ product_qty: 2, product_name: '7', row_total: '12.5' }] }),
    );
  });

  it.each([
    [true, true],
    ['true', true],
    [1, true],
    ['0', false],
    ['', undefined],
  ])('has %j as the flag %j', async (sent, flag) => {
    const body = { code: 1, message: '', data: { faceMatch: sent } };
    expect(await received('verifyIdentity', body)).toMatchObject({ data: { faceMatch: flag } });
  });

  it('has no null, and nothing blank where a number, an object or a list is expected', async () => {
    const order = {
      status: null,
      local_delivery_items: '',
      courier_delivery_items: [null, { product_qty: ' ' }],
    };
    expect(await received('listOrders', orders(order))).toEqual(
      orders({ courier_delivery_items: [{ product_qty: undefined }] }),
    );
  });

  it('has an object without fields for an empty list, as PHP writes it', async () => {
    const answer = { code: 1, filters: [], products: [] };
    expect(await received('listCategoryProducts', answer)).toEqual({ ...answer, filters: {} });
  });

  it('keeps fields that the document does not know', async () => {
    expect(await received('listOrders', { code: 1, data: [], loyalty: { of: [1] } })).toEqual({
      code: 1,
      data: [],
      loyalty: { of: [1] },
    });
  });

  it('keeps a flag that may be a number or a text [X-134]', async () => {
    expect(await received('placeOrder', { code: 'false', message: '' })).toMatchObject({ code: 'false' });
    expect(await received('placeOrder', { code: -1, message: '' })).toMatchObject({ code: -1 });
  });

  it('is one of several shapes [X-048] [X-145]', async () => {
    expect(await received('listDriverSlots', { message: 'None' })).toEqual({ message: 'None' });
    expect(await received('listDriverSlots', [{ start: 10, end: '12:00' }])).toEqual([
      { start: '10', end: '12:00' },
    ]);
  });
});

describe('an answer with a field of another type', () => {
  it.each<[OperationId, unknown, string]>([
    ['listOrders', { code: 1, data: 7 }, 'data'],
    ['listOrders', orders({ status: { of: 7 } }), 'data[].status'],
    ['listCategoryProducts', { code: 1, pagination: [7] }, 'pagination'],
    ['listCategoryProducts', { code: 1, pagination: { total_page: 'many' } }, 'pagination.total_page'],
    ['verifyIdentity', { code: 1, data: { faceMatch: 'perhaps' } }, 'data.faceMatch'],
    ['listCategories', { code: 1, data: [{ children: [{ children: 7 }] }] }, 'data[].children[].children'],
    ['listDriverSlots', 7, ''],
    ['placeOrder', { code: {} }, 'code'],
  ])('of %s, %j, is unreadable at %j', async (id, body, path) => {
    expect(await received(id, body)).toEqual(unreadable(path));
  });

  it('names its request in the logs of the server', async () => {
    const headers = { 'X-Request-Id': '3f1c9a52-8f0e-4a57' };
    const backend = aBackend(() => Response.json({ code: 1, data: 7 }, { headers }));
    const answer = await aShopAt(backend, { read: readDocumented() }).call('listOrders', {} as never);
    expect(answer).toMatchObject({ failure: { path: 'data', requestId: '3f1c9a52-8f0e-4a57' } });
  });

  it('is like a lost one: sent again, the call has the same key [X-150]', async () => {
    const keys: (string | null)[] = [];
    const bodies = [
      { code: 1, order_id: {} },
      { code: 1, order_id: '1' },
    ];
    const backend = aBackend(({ headers }) => {
      keys.push(headers.get('Idempotency-Key'));
      return Response.json(bodies.shift());
    });
    const shop = aShopAt(backend, { read: readDocumented() });
    const order = { body: { cart_id: 'crt_1' } } as never;
    expect(await shop.call('placeOrder', order)).toMatchObject({ failure: { kind: 'unreadable' } });
    expect(await shop.call('placeOrder', order)).toMatchObject({ succeeded: true });
    expect(keys[0]).toMatch(/\w/);
    expect(keys[1]).toBe(keys[0]);
  });

  it('is reported once, without its value', async () => {
    const reports: UnreadableAnswer[] = [];
    const drifts: ReportedDrift[] = [];
    const shop = aShopAt(aBackendAnswering(orders({ status: ['Jane Doe'] })), {
      read: readDocumented((report) => void reports.push(report)),
      observe: watchDrift((drift) => void drifts.push(drift)),
    });
    for (const _ of ['once', 'again']) await shop.listOrders({ body: {} });
    expect(reports).toEqual([{ operation: 'listOrders', path: 'data[].status' }]);
    expect(drifts).toEqual([{ operation: 'listOrders', kind: 'type', path: 'data[].status' }]);
  });
});
