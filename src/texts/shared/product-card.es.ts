import type { productCardTexts as English } from './product-card';

export const productCardTexts: typeof English = {
  sizes: (count) => (count === 1 ? '1 tamaño' : `${count} tamaños`),
  soldOut: 'Agotado',
  sale: 'Oferta',
  delivery: 'Entrega',
  loadingProducts: 'Cargando productos',
  oneColumn: 'Una columna',
  twoColumns: 'Dos columnas',
};
