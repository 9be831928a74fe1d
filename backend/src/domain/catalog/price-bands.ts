/** A price band of the filters; `value` is its wire value. */
export interface PriceBand {
  value: string;
  label: string;
  fromCents: number;
  /** Exclusive upper bound, so that adjacent bands do not overlap. */
  belowCents: number;
}

/** In display order; `under500` is from the specification's sample (B§9). */
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

export const isInBand = ({ fromCents, belowCents }: PriceBand, cents: number): boolean =>
  cents >= fromCents && cents < belowCents;

export function bandsOf(cents: number): PriceBand[] {
  return PRICE_BANDS.filter((band) => isInBand(band, cents));
}

export function bandNamed(value: string): PriceBand | undefined {
  return PRICE_BANDS.find((band) => band.value === value);
}

const HIGHEST_DOLLARS = Math.max(...PRICE_BANDS.map((band) => band.belowCents)) / 100;

/** Bounds are whole dollars, so all prices within a dollar have the same bands. */
const BITS_BY_DOLLAR = Int32Array.from({ length: HIGHEST_DOLLARS }, (_, dollars) =>
  PRICE_BANDS.reduce(
    (bits, band, number) => (isInBand(band, dollars * 100) ? bits | (1 << number) : bits),
    0,
  ),
);

/** A bit for each band, in the order of `PRICE_BANDS`; null for no band. */
export const bitsOf = (bands: PriceBand[]): number | null =>
  bands.length === 0 ? null : bands.reduce((bits, band) => bits | (1 << PRICE_BANDS.indexOf(band)), 0);

/** The bands that contain a price: a bit each, in the order of `PRICE_BANDS`. */
export const bandBitsOf = (cents: number): number => BITS_BY_DOLLAR[Math.floor(cents / 100)] ?? 0;
