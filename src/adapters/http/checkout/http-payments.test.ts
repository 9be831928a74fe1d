import { InMemoryValue } from '../../../../tests/support/fakes/in-memory-value';
import { RecordingLog } from '../../../../tests/support/fakes/recording-log';
import { Session } from '../../../domain/customer/session';
import { Api, ApiSettings } from '../api';
import { HttpPayments } from './http-payments';

describe('a UPI ID', () => {
  it.each([
    [{ isVPAValid: 1 }, true],
    [{ isVPAValid: '1' }, true],
    [{ isVPAValid: 0 }, false],
    [{}, false],
  ])('for which the provider answers %p is known: %p [PAY-29] [X-132]', async (answer, isKnown) => {
    const fetch = () => Promise.resolve(Response.json(answer));
    const api = new Api(
      new ApiSettings({ baseUrl: 'http://shop.test', fetch }),
      new InMemoryValue(Session.visitor),
      new RecordingLog(),
    );
    expect(await new HttpPayments(api).knowsUpi('jane@okbank')).toEqual({ ok: true, value: isKnown });
  });
});
