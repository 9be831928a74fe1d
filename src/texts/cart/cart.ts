export const cartTexts = {
  title: 'CART',
  loading: 'Loading your cart',
  summary: 'Summary',
  completeChoices: 'Please complete your delivery choices',
  checkout: 'CHECKOUT',
  items: (count: number) => (count === 1 ? '1 item' : `${count} items`),
  added: 'Added to your cart',
  continueShopping: 'Continue Shopping',
  empty: 'Hey fill me, i am Empty',
  startShopping: 'Start Shopping',
};
