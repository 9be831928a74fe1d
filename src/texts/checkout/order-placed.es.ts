import type { orderPlacedTexts as English } from './order-placed';

export const orderPlacedTexts: typeof English = {
  title: 'Pedido realizado.',
  orderId: (id) => `Su número de pedido es #${id}`,
  email: (email) => `Su correo electrónico es ${email}`,
  thanks: 'Gracias. Hemos recibido su pedido y lo estamos preparando.',
  toOrders: 'Sus pedidos',
  toStore: 'Seguir comprando',
};
