type Page = Pick<Window, 'addEventListener'> & { readonly location: Pick<Location, 'assign' | 'reload'> };

/** Loads the root again (HEAD-29). If Back brings this page out of the browser's back/forward cache, it is loaded again too. */
export function reloadAtRoot(page: Page = window): void {
  page.addEventListener('pageshow', ({ persisted }) => {
    if (persisted) page.location.reload();
  });
  page.location.assign('/');
}
