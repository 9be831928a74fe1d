import type { buyingTexts as English } from './buying';

export const buyingTexts: typeof English = {
  zipcodeFirst: 'Introduzca y verifique el código postal antes de agregar al carrito',
};
