import type { orderAgainTexts as English } from './order-again';

export const orderAgainTexts: typeof English = {
  title: 'Pedir de nuevo',
  allOrders: 'Todos los pedidos',
  order: (number) => `Pedido #${number}`,
  total: (amount) => `Total ${amount}`,
  moreItems: (count) => `${count} ${count === 1 ? 'producto' : 'productos'} más`,
};
