import type { orderTexts as English } from './order';

export const orderTexts: typeof English = {
  sections: { Delivery: 'Entrega', Pickup: 'Recogida', 'Dine-In': 'Consumir en el local' },
  localDelivery: 'Entrega local',
  courierDelivery: 'Entrega por mensajería',
  farmDirect: 'Directo de la granja',
};
