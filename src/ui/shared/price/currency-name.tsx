import { currency } from '../../../domain/shared/currency';

/** The currency of all prices, in a text. */
export const CurrencyName = () => currency().name;
