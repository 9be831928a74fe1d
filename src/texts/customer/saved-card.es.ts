import type { savedCardTexts as English } from './saved-card';

export const savedCardTexts: typeof English = {
  endingIn: (brand, lastDigits) => `${brand} terminada en ${lastDigits}`,
};
