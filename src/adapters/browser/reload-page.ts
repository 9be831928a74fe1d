type Page = { readonly location: Pick<Location, 'href' | 'reload'> };

/** Loads the page again at its present address. */
export function reloadPage(page: Page = window): void {
  page.location.reload();
}

/**
 * The same once the server answers: without a connection the browser would show its own error page in place of the
 * shop. Resolves without a reload if the server cannot be reached.
 */
export async function reloadReachablePage(page: Page = window, ask: typeof fetch = fetch): Promise<void> {
  const isThere = await ask(page.location.href, { cache: 'no-store' }).then(
    ({ ok }) => ok,
    () => false,
  );
  if (isThere) reloadPage(page);
}
