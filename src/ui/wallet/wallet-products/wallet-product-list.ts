import { makeAutoObservable } from 'mobx';
import { formatMillilitres } from '../../../domain/wallet/wallet';
import type { WalletProduct } from '../../../domain/wallet/wallet-product';
import {
  sortedProducts,
  WALLET_SORTS,
  type WalletFilter,
  walletFilters,
  type WalletSort,
  WalletFilterSelection,
} from '../../../domain/wallet/wallet-filter';
import { walletProductsTexts } from '../../../texts/wallet/wallet-products';

/** The products, their sort order and filters; on mobile a selection takes effect on Apply (WAL-10..15). */
export class WalletProductList {
  private products: readonly WalletProduct[] = [];
  private sort: WalletSort = 'name-asc';
  private selected = WalletFilterSelection.none;
  /** What is selected in the drawer; null while it is closed. */
  private draft: WalletFilterSelection | null = null;

  constructor() {
    makeAutoObservable(this, {}, { autoBind: true, deep: false });
  }

  get state() {
    const selected = this.draft ?? this.selected;
    const options = walletFilters(this.products);
    const shown = sortedProducts(this.products, this.sort).filter((product) =>
      this.selected.matches(product),
    );
    return {
      sorts: WALLET_SORTS,
      sort: this.sort as string,
      filters: (['size', 'price'] as const).map((parameter) => ({
        parameter,
        title: walletProductsTexts.filters[parameter],
        bounds: '',
        options: options[parameter].map((option) => ({
          ...option,
          isSelected: selected.has(parameter, option.value),
          children: [],
        })),
        chosen: options[parameter].filter(({ value }) => selected.has(parameter, value)).length,
      })),
      isDrawerOpen: this.draft !== null,
      hasProducts: this.products.length > 0,
      products: shown.map(shownProduct),
    };
  }

  receive(products: readonly WalletProduct[]): void {
    this.products = products;
  }

  sortBy(value: string): void {
    this.sort = WALLET_SORTS.find((sort) => sort.value === value)?.value ?? this.sort;
  }

  toggle(filter: WalletFilter, value: string): void {
    if (this.draft) this.draft = this.draft.toggled(filter, value);
    else this.selected = this.selected.toggled(filter, value);
  }

  clearAll(): void {
    if (this.draft) this.draft = WalletFilterSelection.none;
    else this.selected = WalletFilterSelection.none;
  }

  openDrawer(): void {
    this.draft = this.selected;
  }

  applyDrawer(): void {
    this.selected = this.draft ?? this.selected;
    this.draft = null;
  }

  cancelDrawer(): void {
    this.draft = null;
  }
}

const shownProduct = (product: WalletProduct) => ({
  product,
  notes: [
    walletProductsTexts.available(formatMillilitres(product.availableMl)),
    walletProductsTexts.redeemable(formatMillilitres(product.redeemableMl)),
  ],
  sizes: product.sizes.map(({ millilitres, price }) => ({
    value: String(millilitres),
    label: `${millilitres} ml`,
    price: price.format(),
    problem: redemptionProblem(millilitres, product.redeemableMl),
  })),
});

/** Why the backend would refuse this size here; blank if it would not. A refusal is only logged. */
function redemptionProblem(millilitres: number, redeemableMl: number): string {
  if (millilitres <= redeemableMl) return '';
  if (redeemableMl <= 0) return walletProductsTexts.notRedeemable;
  return walletProductsTexts.onlyRedeemable(formatMillilitres(redeemableMl));
}
