import { VENDOR_PRICE_RANGES } from '../../../rules/vendor/price-ranges';
import { withSign } from '../shared/currency';
import { BOTTLE_SIZES, formatSize } from '../shared/size';

export type VendorFilter = 'price' | 'size';

/** Fixed by the documents, not sent by the backend: three price ranges and all bottle sizes (CONST-16, X-107). */
export const VENDOR_FILTERS = [
  {
    parameter: 'price',
    options: VENDOR_PRICE_RANGES.map((value) => ({
      value,
      /** The currency is known when the shop opens. */
      get label() {
        return value.split('-').map(withSign).join('-');
      },
    })),
  },
  { parameter: 'size', options: BOTTLE_SIZES.map((value) => ({ value, label: formatSize(value) })) },
] as const;

type Chosen = Readonly<Record<VendorFilter, readonly string[]>>;

/** The filters and the page of a vendor's products. */
export class VendorProductQuery {
  /** Page 1 without filters; CLEAR ALL returns to it. */
  static readonly everything = new VendorProductQuery({ price: [], size: [] }, 1);

  private constructor(
    private readonly chosen: Chosen,
    readonly page: number,
  ) {}

  values(parameter: VendorFilter): readonly string[] {
    return this.chosen[parameter];
  }

  /** Starts again at page 1 (VEND-20). Values keep the order of the options; unknown ones are ignored. */
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
    return this.page === other.page && this.serialized === other.serialized;
  }

  private get serialized(): string {
    return JSON.stringify([this.chosen.price, this.chosen.size]);
  }
}

const optionsOf = (wanted: VendorFilter): readonly string[] =>
  VENDOR_FILTERS.flatMap(({ parameter, options }) =>
    parameter === wanted ? options.map(({ value }) => value) : [],
  );
