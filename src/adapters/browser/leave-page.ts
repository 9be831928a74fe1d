type Page = Pick<Window, 'addEventListener'> & { readonly location: Pick<Location, 'assign' | 'reload'> };

/**
 * Opens another address, by default the root (HEAD-29). If Back restores this page from the browser's back/forward
 * cache, it is reloaded, since what it shows may be outdated.
 */
export function leavePage(address = '/', page: Page = window): void {
  page.addEventListener('pageshow', ({ persisted }) => {
    if (persisted) page.location.reload();
  });
  page.location.assign(address);
}
