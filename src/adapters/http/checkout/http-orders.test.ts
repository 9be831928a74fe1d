import { apiAnsweredBy } from '../../../../tests/support/api-answered-by';
import { HttpOrders } from './http-orders';

const answering = (answer: unknown) =>
  new HttpOrders(apiAnsweredBy(() => Promise.resolve(Response.json(answer))));

describe('the outcome of an order', () => {
  it.each([[{}], [{ code: -1, message: 'No such cart.' }], [{ code: 1, status: 'sleeping' }]])(
    'is unavailable for %p, so that it can be requested again [X-150]',
    async (answer) => {
      expect(await answering(answer).outcomeOf('crt_1', 'attempt-1')).toMatchObject({
        failure: { kind: 'unavailable' },
      });
    },
  );

  it('is read from the answer [X-150]', async () => {
    for (const status of ['pending', 'unknown'])
      expect(await answering({ code: 1, status }).outcomeOf('crt_1', 'attempt-1')).toEqual({
        ok: true,
        value: { kind: status },
      });
  });
});
