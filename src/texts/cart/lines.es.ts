import type { cartLineTexts as English } from './lines';

export const cartLineTexts: typeof English = {
  each: (price) => `${price} cada uno`,
  quantityOf: (product) => `Cantidad de ${product}`,
  quantity: (quantity) => `Cantidad: ${quantity}`,
  remove: 'Quitar',
  removed: (product) => ['Se quitó ', product, '.'],
  undo: 'DESHACER',
  undoRemoving: (product) => `Volver a agregar ${product}`,
};
