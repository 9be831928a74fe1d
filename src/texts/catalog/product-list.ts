export const productListTexts = {
  count: (count: number) => (count === 1 ? '1 product' : `${count} products`),
  range: (first: number, last: number, count: number) => `Showing ${first}–${last} of ${count}`,
  paginationTop: 'Pagination, top',
  paginationBottom: 'Pagination, bottom',
};
