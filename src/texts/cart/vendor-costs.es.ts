import type { vendorCostsTexts as English } from './vendor-costs';

export const vendorCostsTexts: typeof English = {
  title: 'Costos por tienda',
  store: 'Tienda',
  items: 'Artículos',
  discount: 'Descuento',
  delivery: 'Entrega',
  fees: 'Cargos',
  taxes: 'Impuestos',
  allStores: 'Todas las tiendas',
};
