/** A band of prices that listings can be narrowed to; `value` is what is sent. */
export interface PriceBand {
  value: string;
  label: string;
  fromCents: number;
  /** Not in the band any more, so that neighbours share no product. */
  belowCents: number;
}

/** In the order in which filters offer them; `under500` is the documents' own sample (B§9). */
export const PRICE_BANDS: readonly PriceBand[] = [
  under(25),
  between(25, 50),
  between(50, 75),
  between(75, 100),
  between(100, 150),
  between(150, 500),
  under(500),
];

function under(dollars: number): PriceBand {
  return { value: `under${dollars}`, label: `under ${dollars}`, fromCents: 0, belowCents: dollars * 100 };
}

function between(from: number, below: number): PriceBand {
  return {
    value: `${from}-${below}`,
    label: `$${from}-$${below}`,
    fromCents: from * 100,
    belowCents: below * 100,
  };
}

export function bandsOf(cents: number): PriceBand[] {
  return PRICE_BANDS.filter((band) => cents >= band.fromCents && cents < band.belowCents);
}

export function bandNamed(value: string): PriceBand | undefined {
  return PRICE_BANDS.find((band) => band.value === value);
}
