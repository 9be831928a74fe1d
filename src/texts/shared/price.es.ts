import type { priceTexts as English } from './price';

export const priceTexts: typeof English = {
  from: 'desde',
  insteadOf: 'en lugar de ',
};
