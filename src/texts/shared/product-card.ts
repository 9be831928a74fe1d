export const productCardTexts = {
  sizes: (count: number) => (count === 1 ? '1 size' : `${count} sizes`),
  soldOut: 'Sold out',
  sale: 'Sale',
  delivery: 'Delivery',
  loadingProducts: 'Loading products',
  oneColumn: 'One column',
  twoColumns: 'Two columns',
};
