import type { paginationTexts as English } from './pagination';

export const paginationTexts: typeof English = {
  pages: 'Páginas',
  previous: 'Anterior',
  next: 'Siguiente',
  page: (page) => `Página ${page}`,
  position: (page, totalPages) => `Página ${page} de ${totalPages}`,
  noSuchPage: (page) => `La página ${page} no existe`,
  lastPage: (totalPages) =>
    totalPages === 1 ? 'Solo hay una página.' : `La última página es la ${totalPages}.`,
  toFirstPage: 'Ir a la primera página',
  show: 'Mostrar',
};
