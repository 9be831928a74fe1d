import type { productListTexts as English } from './product-list';

export const productListTexts: typeof English = {
  count: (count) => (count === 1 ? '1 producto' : `${count} productos`),
  range: (first, last, count) => `Mostrando ${first}–${last} de ${count}`,
  paginationTop: 'Paginación, arriba',
  paginationBottom: 'Paginación, abajo',
};
