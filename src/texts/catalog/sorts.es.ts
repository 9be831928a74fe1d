import type { sortTexts as English } from './sorts';

export const sortTexts: typeof English = {
  nameAscending: 'Nombre de la A a la Z',
  nameDescending: 'Nombre de la Z a la A',
  priceDescending: 'Precio de mayor a menor',
  priceAscending: 'Precio de menor a mayor',
};
