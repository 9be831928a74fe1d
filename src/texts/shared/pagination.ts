export const paginationTexts = {
  pages: 'Pages',
  previous: 'Previous',
  next: 'Next',
  page: (page: number) => `Page ${page}`,
  position: (page: number, totalPages: number) => `Page ${page} of ${totalPages}`,
  noSuchPage: (page: number) => `There is no page ${page}`,
  lastPage: (totalPages: number) =>
    totalPages === 1 ? 'There is only one page.' : `The last page is page ${totalPages}.`,
  toFirstPage: 'Go to the first page',
  show: 'Show',
};
