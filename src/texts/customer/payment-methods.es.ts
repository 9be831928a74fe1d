import type { paymentMethodsTexts as English } from './payment-methods';

export const paymentMethodsTexts: typeof English = {
  title: 'FORMA DE PAGO',
  add: 'AGREGAR TARJETA',
  newTitle: 'Agregar una tarjeta',
  back: 'Volver a las tarjetas',
  notOffered: 'El pago con tarjeta no está disponible.',
  none: 'Todavía no hay tarjetas guardadas.',
  expires: (expiry) => `Vence ${expiry}`,
  remove: 'ELIMINAR',
  removeOf: (card) => `ELIMINAR ${card}`,
  confirmTitle: '¿Eliminar esta tarjeta?',
  consequence: 'Los pedidos que ya ha pagado no se ven afectados.',
  failed: 'algo salió mal',
};
