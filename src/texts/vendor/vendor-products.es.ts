import type { vendorProductsTexts as English } from './vendor-products';

export const vendorProductsTexts: typeof English = {
  price: 'Precio',
  size: 'Tamaño',
  clearAll: 'BORRAR TODO',
  from: 'desde',
  mayBeOutdated: 'Es posible que esta lista no esté actualizada.',
  retry: 'Reintentar',
  none: 'No se encontraron productos.',
  notDelivered: 'Este vendedor todavía no hace entregas en su código postal.',
  tryFewerFilters: 'Pruebe a quitar algunos filtros.',
  removeFilters: 'Quitar todos los filtros',
};
