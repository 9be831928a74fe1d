import type { CalendarDate } from '../../domain/shared/calendar-date';
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
  if (!passesLuhn(digitsOf(number))) return 'Your card number is incorrect.';
  const [month, year] = [Number(digitsOf(expiry).slice(0, 2)), 2000 + Number(digitsOf(expiry).slice(2))];
  if (month < 1 || month > 12) return "Your card's expiration month is invalid.";
  if (year < today.year) return "Your card's expiration year is in the past.";
  if (year === today.year && month < today.month) return "Your card's expiration date is in the past.";
  if (digitsOf(cvc).length < 3) return "Your card's security code is incomplete.";
  return sandboxCard(number)
    ? null
    : 'Your card was declined. Your request was in test mode, but used a non test card.';
}

function passesLuhn(digits: string): boolean {
  const sum = [...digits].reverse().reduce((total, digit, index) => {
    const value = Number(digit) * (index % 2 === 0 ? 1 : 2);
    return total + (value > 9 ? value - 9 : value);
  }, 0);
  return digits.length >= 13 && sum % 10 === 0;
}
