import { LOCALE } from '../../texts/shared/locale';
import { walletFilterTexts } from '../../texts/wallet/wallet-filter';
import { withSign } from '../shared/currency';
import type { WalletProduct } from './wallet-product';

/** WAL-10..13 */
export const WALLET_SORTS = [
  { value: 'name-asc', label: walletFilterTexts.nameAscending },
  { value: 'name-desc', label: walletFilterTexts.nameDescending },
  { value: 'price-desc', label: walletFilterTexts.priceDescending },
  { value: 'price-asc', label: walletFilterTexts.priceAscending },
] as const;

export type WalletSort = (typeof WALLET_SORTS)[number]['value'];

export type WalletFilter = 'size' | 'price';

/** In whole units of the currency, `from` included and `to` excluded; the last band is open. */
const BANDS = [0, 25, 50, 75, 100, 150].map((from, index, all) => ({ from, to: all[index + 1] }));

const bandOf = (cents: number) =>
  BANDS.find(({ from, to }) => cents >= from * 100 && (to === undefined || cents < to * 100)) ?? BANDS[0];

const bandValue = (band: (typeof BANDS)[number] | undefined) => String(band?.from ?? 0);

const bandLabel = ({ from, to }: (typeof BANDS)[number]) =>
  to === undefined
    ? walletFilterTexts.from(withSign(from))
    : from === 0
      ? walletFilterTexts.under(withSign(to))
      : `${withSign(from)}-${withSign(to)}`;

/** The selected options: OR inside a list, AND between the two, in one size of a product. */
export class WalletFilterSelection {
  static readonly none = new WalletFilterSelection([]);

  private constructor(private readonly selected: readonly string[]) {}

  toggled(filter: WalletFilter, value: string): WalletFilterSelection {
    const option = `${filter} ${value}`;
    return this.has(filter, value)
      ? new WalletFilterSelection(this.selected.filter((other) => other !== option))
      : new WalletFilterSelection([...this.selected, option]);
  }

  has(filter: WalletFilter, value: string): boolean {
    return this.selected.includes(`${filter} ${value}`);
  }

  matches({ sizes }: WalletProduct): boolean {
    return sizes.some(
      ({ millilitres, price }) =>
        this.accepts('size', String(millilitres)) && this.accepts('price', bandValue(bandOf(price.cents))),
    );
  }

  private accepts(filter: WalletFilter, value: string): boolean {
    return !this.selected.some((option) => option.startsWith(`${filter} `)) || this.has(filter, value);
  }
}

/** The filter options that the products themselves provide. */
export function walletFilters(products: readonly WalletProduct[]) {
  const sizes = products.flatMap((product) => product.sizes);
  const millilitres = [...new Set(sizes.map((size) => size.millilitres))].sort((a, b) => a - b);
  const bands = BANDS.filter((band) => sizes.some(({ price }) => bandOf(price.cents) === band));
  return {
    size: millilitres.map((each) => ({ value: String(each), label: `${each} ml` })),
    price: bands.map((band) => ({ value: bandValue(band), label: bandLabel(band) })),
  } satisfies Record<WalletFilter, readonly { value: string; label: string }[]>;
}

/** By name in the order of the locale, or by lowest price; the sort is stable. */
export function sortedProducts(
  products: readonly WalletProduct[],
  sort: WalletSort,
): readonly WalletProduct[] {
  const lowest = ({ sizes }: WalletProduct) => Math.min(...sizes.map(({ price }) => price.cents));
  const compare = {
    'name-asc': (a: WalletProduct, b: WalletProduct) => a.name.localeCompare(b.name, LOCALE),
    'name-desc': (a: WalletProduct, b: WalletProduct) => b.name.localeCompare(a.name, LOCALE),
    'price-asc': (a: WalletProduct, b: WalletProduct) => lowest(a) - lowest(b),
    'price-desc': (a: WalletProduct, b: WalletProduct) => lowest(b) - lowest(a),
  }[sort];
  return [...products].sort(compare);
}
