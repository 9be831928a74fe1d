import type { Screen } from './screen';

/** The path, and the words to search for, the zipcode and the locations of the query. */
export interface Address {
  path: string;
  words: string;
  zipcode: string;
  locations: string;
}

export const addressOf = (url: URL): Address => ({
  path: url.pathname,
  words: url.searchParams.get('q') ?? '',
  zipcode: url.searchParams.get('zipcode') ?? '',
  locations: url.searchParams.get('loc_id') ?? '',
});

/** Loads the data of the screens. */
export abstract class Catalog {
  abstract screenAt(address: Address): Promise<Screen>;
}
