import type { searchBoxTexts as English } from './search-box';

export const searchBoxTexts: typeof English = {
  search: 'Buscar',
  placeholder: 'Busque bebidas, flores y regalos',
  clear: 'Borrar búsqueda',
  suggestions: 'Sugerencias',
  suggestionCount: (count) =>
    count === 1
      ? '1 sugerencia. Use las teclas de flecha para seleccionarla.'
      : `${count} sugerencias. Use las teclas de flecha para seleccionar una.`,
  typeToSearch: 'Escriba para buscar',
  searching: 'Buscando…',
  noMatches: 'No hay productos que coincidan',
};
