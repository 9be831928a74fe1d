import type { checkoutTexts as English } from './checkout';

export const checkoutTexts: typeof English = {
  backToCart: 'Carrito',
  steps: 'Pago',
  title: 'Pago',
  placedTitle: 'Pedido realizado',
  tabs: { address: 'Dirección', card: 'Tarjeta', checkout: 'Resumen' },
  mobileTitles: { address: 'dirección', speed: 'Opciones de entrega', card: 'Tarjeta', checkout: 'Resumen' },
};
