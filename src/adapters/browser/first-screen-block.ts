import { pageAddress } from './page-address';

/** The data of a server-rendered first screen, beside the markup. */
export interface FirstScreenData {
  /** What it was rendered for; absent for the page of unknown addresses. */
  readonly address?: string;
  /** The parameters of the query that count in the address. */
  readonly query: readonly string[];
  /** The shopping place that it was rendered for, since other places have other products. */
  readonly place: string;
  /** The backend's answers that it was rendered from, by request. */
  readonly answers: Readonly<Record<string, { readonly status: number; readonly text: string }>>;
  /** The React ids of the components whose view-models were ready. */
  readonly places: readonly string[];
}

/** The page's data block; undefined if the server rendered nothing, or for another path or place. */
export function firstScreenData(place: string): FirstScreenData | undefined {
  const block = document.getElementById('first-screen')?.textContent;
  if (!block) return undefined;
  const data = JSON.parse(block) as FirstScreenData;
  return data.place === place && isHere(data) ? data : undefined;
}

const isHere = ({ address, query }: FirstScreenData): boolean =>
  address === undefined || address === pageAddress(location.pathname + location.search, query);
