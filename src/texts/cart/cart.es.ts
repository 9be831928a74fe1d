import type { cartTexts as English } from './cart';

export const cartTexts: typeof English = {
  title: 'CARRITO',
  loading: 'Cargando su carrito',
  summary: 'Resumen',
  completeChoices: 'Complete sus opciones de entrega',
  checkout: 'PAGAR',
  items: (count) => (count === 1 ? '1 artículo' : `${count} artículos`),
  added: 'Agregado a su carrito',
  continueShopping: 'Seguir comprando',
  empty: '¡Lléneme! Estoy vacío',
  startShopping: 'Empezar a comprar',
};
