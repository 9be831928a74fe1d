export const walletFilterTexts = {
  nameAscending: 'Name A to Z',
  nameDescending: 'Name Z to A',
  priceDescending: 'Price High to Low',
  priceAscending: 'Price Low to High',
  from: (price: string) => `from ${price}`,
  under: (price: string) => `under ${price}`,
};
