import type { walletProductsTexts as English } from './wallet-products';

export const walletProductsTexts: typeof English = {
  title: 'Sus bebidas prepagadas',
  visit: 'Su visita',
  retailer: 'Seleccione una tienda',
  chooseRetailer: 'Elija una tienda',
  none: 'Ninguna de sus bebidas prepagadas se puede canjear aquí',
  noneHint:
    'Puede canjear bebidas prepagadas en locales del mismo estado y con la misma categoría de estrellas que donde las compró.',
  toWallet: 'Ir a su monedero',
  sortBy: 'Ordenar por',
  noMatches: 'Ninguna bebida prepagada coincide con estos filtros.',
  filters: { size: 'Tamaño', price: 'Precio' },
  available: (amount) => `Disponible en el monedero: ${amount}`,
  redeemable: (amount) => `Se puede canjear aquí: ${amount}`,
  notRedeemable: 'Esta bebida no se puede canjear aquí.',
  onlyRedeemable: (amount) => `Aquí solo se pueden canjear ${amount}.`,
  sizeOf: (product) => `Tamaño de ${product}`,
  add: 'AGREGAR AL CARRITO',
  addOf: (product) => `AGREGAR AL CARRITO: ${product}`,
};
