import { VENDOR_PRICE_RANGES } from '../../../rules/vendor/price-ranges';
import { BOTTLE_SIZES, formatSize } from '../shared/bottle-size';

export type VendorFilter = 'price' | 'size';

/** The lists are not the server's: the documents have three price ranges, and the sizes of all bottles (CONST-16, X-107). */
export const VENDOR_FILTERS = [
  {
    parameter: 'price',
    options: VENDOR_PRICE_RANGES.map((value) => ({ value, label: `$${value.replace('-', '-$')}` })),
  },
  { parameter: 'size', options: BOTTLE_SIZES.map((value) => ({ value, label: formatSize(value) })) },
] as const;

type Chosen = Readonly<Record<VendorFilter, readonly string[]>>;

/** What a shopper asks of a vendor's shop: ranges, sizes and the page. */
export class VendorProductQuery {
  /** Page 1 of all there is: also what CLEAR ALL returns to. */
  static readonly everything = new VendorProductQuery({ price: [], size: [] }, 1);

  private constructor(
    private readonly chosen: Chosen,
    readonly page: number,
  ) {}

  values(parameter: VendorFilter): readonly string[] {
    return this.chosen[parameter];
  }

  /** From page 1 again (VEND-20). The values stay in the order of the list, and one that is not on it is none. */
  toggled(parameter: VendorFilter, value: string): VendorProductQuery {
    const before = this.chosen[parameter];
    const after = optionsOf(parameter).filter((option) =>
      option === value ? !before.includes(option) : before.includes(option),
    );
    return new VendorProductQuery({ ...this.chosen, [parameter]: after }, 1);
  }

  onPage(page: number): VendorProductQuery {
    return new VendorProductQuery(this.chosen, page);
  }

  get hasFilters(): boolean {
    return this.chosen.price.length > 0 || this.chosen.size.length > 0;
  }

  equals(other: VendorProductQuery): boolean {
    return this.page === other.page && this.spelling === other.spelling;
  }

  private get spelling(): string {
    return JSON.stringify([this.chosen.price, this.chosen.size]);
  }
}

const optionsOf = (wanted: VendorFilter): readonly string[] =>
  VENDOR_FILTERS.flatMap(({ parameter, options }) =>
    parameter === wanted ? options.map(({ value }) => value) : [],
  );
