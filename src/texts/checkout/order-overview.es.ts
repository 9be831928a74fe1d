import type { orderOverviewTexts as English } from './order-overview';

export const orderOverviewTexts: typeof English = {
  title: 'Su pedido',
  loading: 'Cargando su pedido',
  retry: 'Cargar su pedido de nuevo',
  empty: 'Su carrito está vacío.',
  toCart: 'Ir al carrito',
  edit: 'Editar el carrito',
  hide: 'Ocultar los productos',
  show: 'Mostrar los productos',
  quantity: (quantity) => `Cantidad: ${quantity}`,
  changeInCart: 'Cámbielo en el carrito',
};
