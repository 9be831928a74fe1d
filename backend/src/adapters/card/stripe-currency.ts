import type { Currency } from '../../domain/shared/currency';

/** Stripe writes codes in lower case. */
export const currencyOf = ({ currency }: { currency: string }): Currency => currency.toUpperCase();

/** Throws if what Stripe has answered is about an amount of another currency. */
export function requireCurrency(answered: { id: string; currency: string }, currency: Currency): void {
  if (currencyOf(answered) !== currency)
    throw new Error(`Stripe has ${answered.id} in ${currencyOf(answered)}, and the order is in ${currency}.`);
}
