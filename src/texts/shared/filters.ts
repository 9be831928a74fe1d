export const filterTexts = {
  filter: 'Filter',
  filters: 'Filters',
  filterBy: 'Filter by',
  clearAll: 'Clear All',
  active: 'Active filters',
  showLess: 'Show less',
  showMore: (count: number) => `Show ${count} more`,
  /** After one of the two, to name the group. */
  ofGroup: (title: string) => ` of ${title}`,
  /** After the number of products. */
  matching: ' matching',
  selected: (count: number) => `${count} selected`,
};
