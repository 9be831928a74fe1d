import type { categoryTabTexts as English } from './category-tab';

export const categoryTabTexts: typeof English = {
  allCategories: 'Todas las categorías',
  all: 'Todo',
  shopAll: (category) => `Ver todo en ${category}`,
  shopAllProducts: 'Ver todos los productos',
  description: (title) => `${title} de tiendas locales, por categoría.`,
  departments: 'Departamentos',
  loading: 'Cargando categorías',
  notLoaded: 'No se pudieron cargar las categorías.',
};
