import type { priceSummaryTexts as English } from './price-summary';

export const priceSummaryTexts: typeof English = {
  subtotal: 'Subtotal',
  discount: 'Descuento',
  taxes: 'Impuestos',
  deliveryFee: 'Cargo de entrega',
  processingFee: 'Cargo por procesamiento',
  packagingFee: 'Cargo por empaque',
  bankCharges: 'Cargos bancarios',
  gstOnFee: 'GST sobre el cargo',
  driverTip: 'Propina para el conductor',
  total: 'Total',
};
