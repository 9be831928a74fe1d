import type { fulfilmentLabelTexts as English } from './fulfilment-labels';

export const fulfilmentLabelTexts: typeof English = {
  delivery: (fee) => `Entrega ${fee}`,
  deliveryOn: 'Entrega el',
  pickUp: 'Recogida en la tienda',
  pickUpOn: 'Recogida el',
  dineIn: 'Servido en su mesa',
  dineInOn: 'En su mesa el',
};
