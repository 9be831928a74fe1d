export const searchResultsTexts = {
  search: 'Search',
  title: (query: string) => `Search: ${query}`,
  heading: (query: string) => `Search Results for "${query}"`,
  description: 'Search drinks, flowers and gifts from local stores.',
  resultsDescription: (query: string) => `Results for “${query}” from local stores.`,
  typeToSearch: 'Type to search',
  whatToType: 'A product, a brand or a category.',
  similar: (count: number) =>
    `No exact match. Showing ${count === 1 ? '1 similar product' : `${count} similar products`}.`,
  none: 'No products found.',
  noneText: (query: string) => `Nothing matches “${query}”. Try fewer or different words.`,
  allCategories: 'Browse all categories',
  notFetched: 'Failed to fetch search results.',
};
