import type { walletFilterTexts as English } from './wallet-filter';

export const walletFilterTexts: typeof English = {
  nameAscending: 'Nombre de la A a la Z',
  nameDescending: 'Nombre de la Z a la A',
  priceDescending: 'Precio de mayor a menor',
  priceAscending: 'Precio de menor a mayor',
  from: (price) => `desde ${price}`,
  under: (price) => `menos de ${price}`,
};
