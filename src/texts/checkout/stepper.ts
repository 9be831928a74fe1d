export const stepperTexts = {
  title: 'Checkout steps',
  text: 'This page is not available yet. Start your order from the cart.',
  toCart: 'Go to cart',
};
