export const cartChangesTexts = {
  title: 'Your cart has changed',
  total: (total: string) => `The total is now ${total}.`,
  added: (product: string) => `${product} was added.`,
  removed: (product: string) => `${product} is no longer in your cart.`,
  quantity: (product: string, quantity: number) => `The quantity of ${product} is now ${quantity}.`,
  price: (product: string, price: string) => `${product} now costs ${price} each.`,
};
