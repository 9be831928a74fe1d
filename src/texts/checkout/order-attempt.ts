export const orderAttemptTexts = {
  stillPending: 'Your order is still being processed. Please wait a moment and try again.',
  newCard: 'Your new card',
  payOnDelivery: 'Payment on Delivery',
};
