import type { cartExtrasTexts as English } from './extras';

export const cartExtrasTexts: typeof English = {
  couponCode: 'Código de cupón',
  applied: 'Aplicado:',
  giftMessage: 'Mensaje de regalo',
  characters: (count, limit) => `${count} de ${limit} caracteres`,
};
