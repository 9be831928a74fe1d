import { aBackendAnswering } from '../testing/fake-backend';
import { aShopAt } from '../testing/shop';
import { CallFailed, CallRefused, orThrow } from './errors';

const showing = async (body: unknown, init?: ResponseInit) =>
  orThrow(await aShopAt(aBackendAnswering(body, init)).showCart({ body: {} }));

describe('orThrow', () => {
  it('returns an answer that did what was asked', async () => {
    expect((await showing([{ code: 1, cart_id: 'crt_1' }])).data).toMatchObject({ cart_id: 'crt_1' });
  });

  it('throws a refusal with its code and data [X-132]', async () => {
    const thrown = await showing([{ code: -1, message: 'Invalid coupon' }]).catch((error: unknown) => error);
    expect(thrown).toBeInstanceOf(CallRefused);
    expect(thrown).toMatchObject({ message: 'Invalid coupon', code: '-1', data: { code: -1 } });
  });

  it('throws the failure when there is no answer', async () => {
    const thrown = await showing({ code: -1, message: 'Please sign in again' }, { status: 401 }).catch(
      (error: unknown) => error,
    );
    expect(thrown).toBeInstanceOf(CallFailed);
    expect(thrown).toMatchObject({
      message: 'Please sign in again',
      failure: { kind: 'refused', status: 401 },
    });
  });

  it('describes what happened when the server gave no reason', async () => {
    await expect(showing([{ code: -1, message: '' }])).rejects.toThrow('The server refused without a reason');
    await expect(showing([])).rejects.toThrow('The call failed: unreadable');
  });
});
