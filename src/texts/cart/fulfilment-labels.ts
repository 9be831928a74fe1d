export const fulfilmentLabelTexts = {
  delivery: (fee: string) => `Delivery ${fee}`,
  deliveryOn: 'Delivery on',
  pickUp: 'Store Pickup',
  pickUpOn: 'Pick-up on',
  dineIn: 'Served at your table',
  dineInOn: 'At your table on',
};
