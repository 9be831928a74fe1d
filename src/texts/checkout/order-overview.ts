export const orderOverviewTexts = {
  title: 'Your order',
  loading: 'Loading your order',
  retry: 'Load your order again',
  empty: 'Your cart is empty.',
  toCart: 'Go to cart',
  edit: 'Edit cart',
  hide: 'Hide the items',
  show: 'Show the items',
  quantity: (quantity: number) => `Quantity: ${quantity}`,
  changeInCart: 'Change it in the cart',
};
