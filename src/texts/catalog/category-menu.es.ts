import type { categoryMenuTexts as English } from './category-menu';

export const categoryMenuTexts: typeof English = {
  categories: 'Categorías',
  notLoaded: 'No se pudo cargar el menú.',
  moreIn: (category) => `Más en ${category}`,
};
