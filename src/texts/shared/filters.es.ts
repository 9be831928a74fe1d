import type { filterTexts as English } from './filters';

export const filterTexts: typeof English = {
  filter: 'Filtrar',
  filters: 'Filtros',
  filterBy: 'Filtrar por',
  clearAll: 'Borrar todo',
  active: 'Filtros activos',
  showLess: 'Mostrar menos',
  showMore: (count) => `Mostrar ${count} más`,
  ofGroup: (title) => ` de ${title}`,
  matching: ' con este filtro',
  selected: (count) => (count === 1 ? '1 seleccionado' : `${count} seleccionados`),
};
