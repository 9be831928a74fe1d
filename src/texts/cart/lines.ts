export const cartLineTexts = {
  each: (price: string) => `${price} each`,
  quantityOf: (product: string) => `Quantity of ${product}`,
  quantity: (quantity: number) => `Quantity: ${quantity}`,
  remove: 'Remove',
  removed: <Node>(product: Node) => [product, ' was removed.'],
  undo: 'UNDO',
  undoRemoving: (product: string) => `Undo removing ${product}`,
};
