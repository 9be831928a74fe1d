export const sortTexts = {
  nameAscending: 'Name A to Z',
  nameDescending: 'Name Z to A',
  priceDescending: 'Price High to Low',
  priceAscending: 'Price Low to High',
};
