import type { searchResultsTexts as English } from './search-results';

export const searchResultsTexts: typeof English = {
  search: 'Buscar',
  title: (query) => `Búsqueda: ${query}`,
  heading: (query) => `Resultados de la búsqueda de "${query}"`,
  description: 'Busque bebidas, flores y regalos de tiendas locales.',
  resultsDescription: (query) => `Resultados de “${query}” de tiendas locales.`,
  typeToSearch: 'Escriba para buscar',
  whatToType: 'Un producto, una marca o una categoría.',
  similar: (count) =>
    `Sin coincidencia exacta. Mostrando ${count === 1 ? '1 producto similar' : `${count} productos similares`}.`,
  none: 'No se encontraron productos.',
  noneText: (query) => `Nada coincide con “${query}”. Pruebe con menos palabras o con otras.`,
  allCategories: 'Ver todas las categorías',
  notFetched: 'No se pudieron obtener los resultados de la búsqueda.',
};
