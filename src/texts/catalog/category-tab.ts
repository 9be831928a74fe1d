export const categoryTabTexts = {
  allCategories: 'All categories',
  all: 'All',
  shopAll: (category: string) => `Shop all ${category}`,
  shopAllProducts: 'Shop all products',
  description: (title: string) => `${title} from local stores, by category.`,
  departments: 'Departments',
  loading: 'Loading categories',
  notLoaded: 'The categories could not be loaded.',
};
