export const orderStatusTexts = {
  title: 'Order status',
  text: 'Order tracking is not available yet. You can see the status of each order in My Orders.',
  toOrders: 'My Orders',
};
