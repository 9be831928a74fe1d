import { CalendarDate } from '../../domain/shared/calendar-date';
import { SANDBOX_CARDS } from './sandbox-cards';
import { cardProblem, fieldProblem, isFilled } from './sandbox-rules';

const today = CalendarDate.of(2030, 6, 1);
const typed = { number: '4242 4242 4242 4242', expiry: '06 / 30', cvc: '123' };

describe("the sandbox's card widget", () => {
  it.each(SANDBOX_CARDS.map((card) => card.number))('accepts the published test number %s', (number) => {
    expect(cardProblem({ ...typed, number }, today)).toBeNull();
  });

  it.each([
    [{ number: '4242 4242 4242 4241' }, 'Your card number is incorrect.'],
    [{ expiry: '13 / 30' }, "Your card's expiration month is invalid."],
    [{ expiry: '05 / 30' }, "Your card's expiration date is in the past."],
    [{ expiry: '12 / 29' }, "Your card's expiration year is in the past."],
    [{ cvc: '12' }, "Your card's security code is incomplete."],
    [
      { number: '4111 1111 1111 1111' },
      'Your card was declined. Your request was in test mode, but used a non test card.',
    ],
  ])('rejects %p with the message of the provider [PAY-27]', (change, problem) => {
    expect(cardProblem({ ...typed, ...change }, today)).toBe(problem);
  });

  it.each([
    ['number', '4242 4242', 'Your card number is incomplete.'],
    ['number', '4242 4242 4242 4241', 'Your card number is incorrect.'],
    ['number', '4242 4242 4242 4242', ''],
    ['expiry', '1', "Your card's expiration date is incomplete."],
    ['expiry', '13 / 30', "Your card's expiration month is invalid."],
    ['expiry', '12 / 29', "Your card's expiration year is in the past."],
    ['expiry', '06 / 30', ''],
    ['cvc', '1', "Your card's security code is incomplete."],
    ['cvc', '', ''],
  ] as const)('says of %s %p: %p', (field, value, problem) => {
    expect(fieldProblem(field, value, today)).toBe(problem);
  });

  it('is complete when all three fields are [PAY-22]', () => {
    expect(isFilled(typed)).toBe(true);
    expect(isFilled({ ...typed, cvc: '' })).toBe(false);
    expect(isFilled({ ...typed, expiry: '06' })).toBe(false);
  });
});
