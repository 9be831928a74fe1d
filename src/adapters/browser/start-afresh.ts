type Page = Pick<Window, 'addEventListener'> & { readonly location: Pick<Location, 'assign' | 'reload'> };

/** Opens the root anew (HEAD-29). Should the browser have put this page aside, and Back show it again, it is opened anew too. */
export function startAfresh(page: Page = window): void {
  page.addEventListener('pageshow', ({ persisted }) => {
    if (persisted) page.location.reload();
  });
  page.location.assign('/');
}
