export const orderPlacedTexts = {
  title: 'Order Placed.',
  orderId: (id: string) => `Your Order id is #${id}`,
  thanks: 'Thank you. We have received your order and are getting it ready.',
  toOrders: 'Your Orders',
  toStore: 'Continue Shopping',
};
