/** Where the current entry is in the session history, as the router counts it; undefined outside a browser's router. */
export const historyPosition = (): number | undefined =>
  (history.state as { readonly idx?: number } | null)?.idx;
