export const searchBoxTexts = {
  search: 'Search',
  placeholder: 'Search drinks, flowers and gifts',
  clear: 'Clear search',
  suggestions: 'Suggestions',
  suggestionCount: (count: number) =>
    count === 1
      ? '1 suggestion. Use the arrow keys to select it.'
      : `${count} suggestions. Use the arrow keys to select one.`,
  typeToSearch: 'Type to search',
  searching: 'Searching…',
  noMatches: 'No matching products',
};
