/** The data of a server-rendered first screen, beside the markup. */
export interface FirstScreenData {
  /** The path and query that it was rendered for. */
  readonly address: string;
  /** The shopping place that it was rendered for, since other places have other products. */
  readonly place: string;
  /** The backend's answers that it was rendered from, by request. */
  readonly answers: Readonly<Record<string, string>>;
  /** The React ids of the components whose view-models were ready. */
  readonly places: readonly string[];
}

/** The page's data block; undefined if the server rendered nothing, or for another path or place. */
export function firstScreenData(place: string): FirstScreenData | undefined {
  const block = document.getElementById('first-screen')?.textContent;
  if (!block) return undefined;
  const data = JSON.parse(block) as FirstScreenData;
  const isWanted = data.place === place && data.address === location.pathname + location.search;
  return isWanted ? data : undefined;
}
