import type { orderStatusTexts as English } from './order-status';

export const orderStatusTexts: typeof English = {
  title: 'Estado del pedido',
  text: 'El seguimiento de pedidos todavía no está disponible. Puede ver el estado de cada pedido en Mis pedidos.',
  toOrders: 'Mis pedidos',
};
