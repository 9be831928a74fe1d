export const recentlyViewedTexts = {
  title: 'Recently viewed',
  lead: 'Stored only in this browser.',
  clear: 'Clear',
  clearAll: 'Clear recently viewed',
};
