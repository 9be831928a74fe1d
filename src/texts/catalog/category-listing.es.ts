import type { categoryListingTexts as English } from './category-listing';

export const categoryListingTexts: typeof English = {
  notFound: 'Categoría no encontrada',
  unnamed: 'Categoría',
  description: (title, count) => `${title}: ${count} de tiendas locales.`,
  notLoaded: 'No se pudieron cargar los productos.',
  empty: 'Esta categoría no contiene productos',
  stale: 'Es posible que esta lista no esté actualizada.',
  noMatches: 'Ningún producto coincide con estos filtros. Pruebe a quitar algunos.',
  removeFilters: 'Quitar todos los filtros',
  backTo: (category) => `Volver a ${category}`,
  showFilters: 'Mostrar filtros',
  hideFilters: 'Ocultar filtros',
  type: 'Tipo',
  price: 'Precio',
  size: 'Tamaño',
  bounds: (lowest, highest) => `${lowest} a ${highest}`,
  sortBy: 'Ordenar por',
  featured: 'Destacados',
};
