export const orderPlacedTexts = {
  title: 'Order Placed.',
  orderId: (id: string) => `Your Order id is #${id}`,
  email: (email: string) => `Your email is ${email}`,
  thanks: 'Thank you. We have received your order and are getting it ready.',
  toOrders: 'Your Orders',
  toStore: 'Continue Shopping',
};
