import type { orderStatusMeaningTexts as English } from './order-status-meaning';

export const orderStatusMeaningTexts: typeof English = {
  pending: {
    Delivery: 'Hemos recibido su pedido. Todavía no está pagado.',
    Pickup: 'Hemos recibido su pedido. Todavía no está pagado.',
    'Dine-In':
      'Hemos recibido su pedido. Todavía no está pagado. Sus bebidas estarán en su monedero en cuanto lo esté.',
  },
  processing: {
    Delivery: 'Su pedido está confirmado y se está preparando o va en camino.',
    Pickup: 'Su pedido está confirmado y se está preparando o está listo para recogerlo.',
    'Dine-In': 'Su pedido está confirmado y listo para su visita.',
  },
  complete: {
    Delivery: 'Se entregó todo.',
    Pickup: 'Se recogió todo.',
    'Dine-In': 'Su pedido está completo. Las bebidas que todavía no ha tomado están en su monedero.',
  },
  canceled: 'Este pedido se canceló. No recibirá nada de él.',
};
