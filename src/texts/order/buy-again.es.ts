import type { buyAgainTexts as English } from './buy-again';

export const buyAgainTexts: typeof English = {
  buy: 'Comprar de nuevo',
  retry: 'Reintentar',
  nothingAdded: 'No se agregó nada a su carrito',
  oneAdded: 'Está en su carrito',
  bothAdded: 'Los dos productos están en su carrito',
  allAdded: (count) => `Los ${count} productos están en su carrito`,
  someAdded: (added, all) => `${added} de ${all} productos ${added === 1 ? 'está' : 'están'} en su carrito`,
  asOfToday: 'Los precios y la entrega son los de hoy. Compruébelos en su carrito.',
  toCart: 'Ir al carrito',
  notAdded: 'No agregados',
  notSold: 'No se vende en su zona en este momento.',
  refused: 'No se pudo agregar.',
  seeProduct: 'Ver el producto',
  sizeUnknown: 'Su pedido no indica qué tamaño era.',
  chooseSize: 'Elija un tamaño',
  severalProducts: 'Varios productos tienen este nombre.',
  seeProducts: 'Verlos',
};
