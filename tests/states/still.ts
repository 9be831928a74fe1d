/** Turns without a change after which a page is still: parts below the fold are rendered after the rest. */
const QUIET_TURNS = 3;

export const nextTurn = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));

/** Resolves once nothing in the page has changed for some turns. */
export async function still(page: Document): Promise<void> {
  let quiet = 0;
  const observer = new MutationObserver(() => (quiet = 0));
  observer.observe(page, { subtree: true, childList: true, attributes: true, characterData: true });
  while (quiet < QUIET_TURNS) {
    quiet++;
    await nextTurn();
  }
  observer.disconnect();
}
