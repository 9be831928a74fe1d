export const orderStatusMeaningTexts = {
  pending: {
    Delivery: 'We have received your order. It has not been paid yet.',
    Pickup: 'We have received your order. It has not been paid yet.',
    'Dine-In':
      'We have received your order. It has not been paid yet. Your drinks are in your wallet once it is.',
  },
  processing: {
    Delivery: 'Your order is confirmed, and is being prepared or on its way.',
    Pickup: 'Your order is confirmed, and is being prepared or ready to be picked up.',
    'Dine-In': 'Your order is confirmed and ready for your visit.',
  },
  complete: {
    Delivery: 'Everything was delivered.',
    Pickup: 'Everything was picked up.',
    'Dine-In': 'Your order is complete. Any drinks you have not had yet are in your wallet.',
  },
  canceled: 'This order was canceled. You will not receive any of it.',
};
