import { clearCart, listOrders } from '@cork-and-petal/sdk';
import { aMember } from '../../../tests/support/builders/customer';
import { InMemoryValue } from '../../../tests/support/fakes/in-memory-value';
import { RecordingLog } from '../../../tests/support/fakes/recording-log';
import { Session } from '../../domain/customer/session';
import { Api, ApiSettings } from './api';

describe('a call to the backend', () => {
  it('sends the token in the header and in the body, with store_id [NET-01] [NET-04] [NET-05]', async () => {
    const { api, sent } = anApi({ code: 1, data: [] });
    await api.call(listOrders, { body: { api_token: api.token } });
    expect(sent[0]?.headers.get('Authorization')).toBe('Bearer tok_member');
    expect(await sent[0]?.json()).toEqual({ api_token: 'tok_member', store_id: 1 });
  });

  it('has no credentials in its URL, unless a backend reads them only there [X-060]', async () => {
    for (const [legacy, address] of [
      [false, '/api/cart/clearCart?quote_id=crt_1'],
      [true, '/api/cart/clearCart?api_token=tok_member&quote_id=crt_1'],
    ] as const) {
      const { api, sent } = anApi({ code: 1 }, 200, legacy);
      await api.call(clearCart, { query: { quote_id: 'crt_1' } });
      expect(sent[0]?.url).toBe(`http://shop.test${address}`);
    }
  });

  it('drops a token that the backend rejects, and keeps the kind of the expired session', async () => {
    const { api, session } = anApi({ code: -1, message: 'Please sign in.' }, 401);
    await api.call(listOrders, { body: {} });
    expect(session.get()).toMatchObject({ hasToken: false, expiredFrom: 'member' });
  });

  it('whose answer has a field of another type fails, and is logged once without the value', async () => {
    const { api, log } = anApi({ code: 1, data: [{ increment_id: ['jane@example.com'] }] });
    for (const _ of ['once', 'again'])
      expect(await api.call(listOrders, { body: {} })).toMatchObject({
        ok: false,
        failure: { kind: 'unreadable' },
      });
    expect(log.warnings).toEqual(['An answer of the backend is not as documented']);
    expect(log.details).toEqual([{ operation: 'listOrders', path: 'data[].increment_id' }]);
  });

  it('keeps a newer session when an answer for an older one arrives late', async () => {
    const { api, session } = anApi({ code: -1, message: 'Please sign in.' }, 401);
    const answer = api.call(listOrders, { body: {} });
    session.set(Session.member('tok_newer', '501', 'Jane'));
    await answer;
    expect(session.get().token).toBe('tok_newer');
  });
});

function anApi(body: object, status = 200, legacyCredentialQuery = false) {
  const session = new InMemoryValue(aMember());
  const sent: Request[] = [];
  const fetch = async (input: string | Request, init?: RequestInit) => {
    sent.push(new Request(input, init));
    return Response.json(body, { status });
  };
  const settings = new ApiSettings({ baseUrl: 'http://shop.test', fetch, legacyCredentialQuery });
  const log = new RecordingLog();
  return { api: new Api(settings, session, log), session, sent, log };
}
