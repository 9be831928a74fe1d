export const orderTexts = {
  sections: { Delivery: 'Delivery', Pickup: 'Pickup', 'Dine-In': 'Dine-In' },
  localDelivery: 'Local Delivery',
  courierDelivery: 'Courier Delivery',
  farmDirect: 'Farm Direct',
};
