export const categoryMenuTexts = {
  categories: 'Categories',
  notLoaded: 'The menu could not be loaded.',
  moreIn: (category: string) => `More in ${category}`,
};
