import type { cartChangesTexts as English } from './changes';

export const cartChangesTexts: typeof English = {
  title: 'Su carrito ha cambiado',
  total: (total) => `El total ahora es ${total}.`,
  added: (product) => `Se agregó ${product}.`,
  removed: (product) => `${product} ya no está en su carrito.`,
  quantity: (product, quantity) => `La cantidad de ${product} ahora es ${quantity}.`,
  price: (product, price) => `${product} ahora cuesta ${price} por unidad.`,
};
