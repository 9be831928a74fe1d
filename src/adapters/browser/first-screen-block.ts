/** What the server says of the first screen that it drew, beside the markup. */
export interface FirstScreenData {
  /** Path and query that it was drawn for. */
  readonly address: string;
  /** Where it was drawn for; another place has other products. */
  readonly place: string;
  /** The backend's answers that it was drawn from, by question. */
  readonly answers: Readonly<Record<string, string>>;
  /** The places in the tree whose view-models were ready. */
  readonly places: readonly string[];
}

/** The page's block of data; none where the server has drawn nothing, or something else than is wanted here. */
export function firstScreenData(place: string): FirstScreenData | undefined {
  const block = document.getElementById('first-screen')?.textContent;
  if (!block) return undefined;
  const data = JSON.parse(block) as FirstScreenData;
  const isWanted = data.place === place && data.address === location.pathname + location.search;
  return isWanted ? data : undefined;
}
