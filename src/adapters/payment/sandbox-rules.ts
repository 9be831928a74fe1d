import type { CardField } from '../../application/customer/card-tokenizer.port';
import type { CalendarDate } from '../../domain/shared/calendar-date';
import { sandboxCardTexts } from '../../texts/customer/sandbox-card';
import { digitsOf, sandboxCard } from './sandbox-cards';

/** No card number is shorter. */
const MIN_DIGITS = 13;

export interface TypedCard {
  readonly number: string;
  readonly expiry: string;
  readonly cvc: string;
}

/** Whether every field is complete, valid or not. */
export const isFilled = ({ number, expiry, cvc }: TypedCard): boolean =>
  digitsOf(number).length >= MIN_DIGITS && digitsOf(expiry).length === 4 && digitsOf(cvc).length >= 3;

/** The provider's error message; null if the card is valid. */
export function cardProblem({ number, expiry, cvc }: TypedCard, today: CalendarDate): string | null {
  if (!passesLuhn(digitsOf(number))) return sandboxCardTexts.numberIncorrect;
  const problem = expiryProblem(digitsOf(expiry), today) || codeProblem(digitsOf(cvc));
  if (problem) return problem;
  return sandboxCard(number) ? null : sandboxCardTexts.notTestCard;
}

/** What the provider says of a field that was left; empty if nothing is wrong, or nothing was typed. */
export function fieldProblem(field: CardField, typed: string, today: CalendarDate): string {
  const digits = digitsOf(typed);
  if (digits === '') return '';
  if (field === 'cvc') return codeProblem(digits);
  if (field === 'number') return numberProblem(digits);
  return digits.length < 4 ? sandboxCardTexts.dateIncomplete : expiryProblem(digits, today);
}

function numberProblem(digits: string): string {
  if (digits.length < MIN_DIGITS) return sandboxCardTexts.numberIncomplete;
  return passesLuhn(digits) ? '' : sandboxCardTexts.numberIncorrect;
}

function expiryProblem(digits: string, today: CalendarDate): string {
  const [month, year] = [Number(digits.slice(0, 2)), 2000 + Number(digits.slice(2))];
  if (month < 1 || month > 12) return sandboxCardTexts.monthInvalid;
  if (year < today.year) return sandboxCardTexts.yearPast;
  return year === today.year && month < today.month ? sandboxCardTexts.datePast : '';
}

const codeProblem = (digits: string): string => (digits.length < 3 ? sandboxCardTexts.codeIncomplete : '');

function passesLuhn(digits: string): boolean {
  const sum = [...digits].reverse().reduce((total, digit, index) => {
    const value = Number(digit) * (index % 2 === 0 ? 1 : 2);
    return total + (value > 9 ? value - 9 : value);
  }, 0);
  return digits.length >= MIN_DIGITS && sum % 10 === 0;
}
