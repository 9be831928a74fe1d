export const cartSessionTexts = {
  notChanged: 'Your cart could not be changed.',
  notLoaded: 'Your cart could not be loaded.',
  notRestored: 'It could not be added back to your cart.',
  restored: (product: string) => `${product} is back in your cart.`,
  outOfStock: 'Out of Stock',
  someOutOfStock: 'Some items are out of stock. Remove them to continue to checkout.',
  couponFailed: 'Failed to apply coupon. Please try again.',
};
