import type { orderAttemptTexts as English } from './order-attempt';

export const orderAttemptTexts: typeof English = {
  stillPending: 'Su pedido todavía se está procesando. Espere un momento e inténtelo de nuevo.',
  newCard: 'Su tarjeta nueva',
  payOnDelivery: 'Pago a la entrega',
};
