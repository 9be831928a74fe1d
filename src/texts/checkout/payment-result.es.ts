import type { paymentResultTexts as English } from './payment-result';

export const paymentResultTexts: typeof English = {
  failed: 'El pago falló',
  succeeded: 'Pedido realizado correctamente',
  orderId: 'Número de pedido:',
  notCharged: 'No se le ha cobrado nada. Sus productos siguen en su carrito.',
  toCart: 'Volver al carrito',
  toStore: 'Empezar a comprar',
};
