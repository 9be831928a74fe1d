export const paymentResultTexts = {
  failed: 'Payment failed',
  succeeded: 'Order placed successfully',
  orderId: 'Order ID:',
  notCharged: 'You have not been charged. Your items are still in your cart.',
  toCart: 'Back to Cart',
  toStore: 'Start Shopping',
};
