import type { CalendarDate } from '../../domain/shared/calendar-date';
import { sandboxCardTexts } from '../../texts/customer/sandbox-card';
import { digitsOf, sandboxCard } from './sandbox-cards';

export interface TypedCard {
  readonly number: string;
  readonly expiry: string;
  readonly cvc: string;
}

/** Whether every field is complete, valid or not. */
export const isFilled = ({ number, expiry, cvc }: TypedCard): boolean =>
  digitsOf(number).length >= 13 && digitsOf(expiry).length === 4 && digitsOf(cvc).length >= 3;

/** The provider's error message; null if the card is valid. */
export function cardProblem({ number, expiry, cvc }: TypedCard, today: CalendarDate): string | null {
  if (!passesLuhn(digitsOf(number))) return sandboxCardTexts.numberIncorrect;
  const [month, year] = [Number(digitsOf(expiry).slice(0, 2)), 2000 + Number(digitsOf(expiry).slice(2))];
  if (month < 1 || month > 12) return sandboxCardTexts.monthInvalid;
  if (year < today.year) return sandboxCardTexts.yearPast;
  if (year === today.year && month < today.month) return sandboxCardTexts.datePast;
  if (digitsOf(cvc).length < 3) return sandboxCardTexts.codeIncomplete;
  return sandboxCard(number) ? null : sandboxCardTexts.notTestCard;
}

function passesLuhn(digits: string): boolean {
  const sum = [...digits].reverse().reduce((total, digit, index) => {
    const value = Number(digit) * (index % 2 === 0 ? 1 : 2);
    return total + (value > 9 ? value - 9 : value);
  }, 0);
  return digits.length >= 13 && sum % 10 === 0;
}
