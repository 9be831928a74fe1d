export const checkoutTexts = {
  backToCart: 'Cart',
  steps: 'Checkout',
  title: 'Checkout',
  placedTitle: 'Order Placed',
  tabs: { address: 'Address', card: 'Card', checkout: 'Summary' },
  /** CHK-04 */
  mobileTitles: { address: 'address', speed: 'Delivery Options', card: 'Card', checkout: 'Summary' },
};
