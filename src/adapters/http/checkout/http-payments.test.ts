import { apiAnsweredBy } from '../../../../tests/support/api-answered-by';
import { HttpPayments } from './http-payments';

/** The payments of a shop whose backend answers like that. */
const paymentsAnswered = (answer: unknown) =>
  new HttpPayments(apiAnsweredBy(() => Promise.resolve(Response.json(answer))));

describe('the saved cards', () => {
  it('are without those that have no id: they can be neither charged nor removed [ENT-35]', async () => {
    const data = [{ card_no: '4242' }, { id: '', card_no: '4242' }, { id: 'card_1', card_no: '1881' }];
    const answer = await paymentsAnswered({ code: 1, data, payment_method: [] }).optionsFor('crt_1');
    expect(answer).toMatchObject({ ok: true, value: { cards: [{ id: 'card_1', lastDigits: '1881' }] } });
  });
});

describe('a UPI ID', () => {
  it.each([
    [{ isVPAValid: 1 }, true],
    [{ isVPAValid: '1' }, true],
    [{ isVPAValid: 0 }, false],
    [{}, false],
  ])('for which the provider answers %p is known: %p [PAY-29] [X-132]', async (answer, isKnown) => {
    expect(await paymentsAnswered(answer).knowsUpi('jane@okbank')).toEqual({ ok: true, value: isKnown });
  });
});
