export const paymentMethodsTexts = {
  title: 'PAYMENT METHOD',
  add: 'ADD CARD',
  newTitle: 'Add New Card',
  back: 'Back to cards',
  notOffered: 'Card payment is not available.',
  none: 'No saved cards yet.',
  expires: (expiry: string) => `Expires ${expiry}`,
  remove: 'DELETE',
  removeOf: (card: string) => `DELETE ${card}`,
  confirmTitle: 'Delete this card?',
  consequence: 'Orders you have already paid for are not affected.',
  failed: 'something went wrong',
};
