/** What listings need to know of a product that is active. */
export interface IndexedProduct {
  id: number;
  /** Position in the default order, ascending. */
  rank: number;
  /** See `ProductPopularity`. */
  popularity: number;
  /** In lower case and without accents. */
  name: string;
  /** Name, brand, type and category in the same form. */
  text: string;
  /** Their words in basic form, as PostgreSQL's full text knows them. */
  lexemes: IndexedLexemes;
  categoryIds: number[];
  sizes: IndexedSize[];
}

export interface IndexedLexemes {
  name: string[];
  brand: string[];
  /** Of type and category. */
  kind: string[];
}

/** A variant, with its active offers. */
export interface IndexedSize {
  size: string;
  offers: IndexedOffer[];
}

export interface IndexedOffer extends ServedPlace {
  priceCents: number;
}

/** A location, and a speed at which it delivers. */
export interface ServedPlace {
  locationId: number;
  speed: string;
}
