import { injectable } from 'inversify';
import { makeAutoObservable, runInAction } from 'mobx';
import { Clock } from '../../../application/shared/clock.port';
import { alertFailure, Notifier } from '../../../application/shared/notifier.port';
import { Retailers } from '../../../application/vendor/retailers.port';
import {
  RedeemAtVenue,
  type Redemption,
  type RedemptionRequest,
} from '../../../application/wallet/redeem-at-venue';
import { Wallets } from '../../../application/wallet/wallets.port';
import type { AgeRefusal } from '../../../domain/identity/age-refusal';
import type { Unavailable } from '../../../domain/shared/failure';
import type { RetailerOption } from '../../../domain/vendor/retailer';
import type { WalletProduct } from '../../../domain/wallet/wallet-product';
import { ageProblem, type ResolvableProblem } from '../../identity/age-problem';
import { PlaceStore } from '../../location/place.store';
import { cartPath } from '../../shared/paths/paths';
import { LatestRequest } from '../../shared/view-model/latest-request';
import { WalletProductList } from './wallet-product-list';
import { WalletVisit } from './wallet-visit';

/** The products of a retailer that can be redeemed from the wallet, and the time of the visit (WAL-04..26). */
@injectable()
export class WalletProductsViewModel {
  readonly productList = new WalletProductList();
  readonly visit: WalletVisit;
  private status: 'loading' | 'ready' | 'failed' = 'loading';
  private problem = '';
  private options: readonly RetailerOption[] = [];
  private retailerId = '';
  private stateName = '';
  /** The product that is being added to the cart; blank for none. */
  private adding = '';
  /** What the shopper may not buy, and why. */
  private refused: { product: WalletProduct; millilitres: number; refusal: AgeRefusal } | null = null;
  private readonly latest = new LatestRequest();

  constructor(
    private readonly retailers: Retailers,
    private readonly wallets: Wallets,
    private readonly redeem: RedeemAtVenue,
    private readonly place: PlaceStore,
    clock: Clock,
    private readonly notifier: Notifier,
  ) {
    this.visit = new WalletVisit(clock);
    makeAutoObservable(this, {}, { autoBind: true, deep: false });
  }

  get state() {
    return {
      status: this.status,
      problem: this.problem,
      hasRetailer: this.retailer !== undefined,
      retailers: this.options.map(({ locationId, name }) => ({ value: locationId, label: name })),
      retailerId: this.retailer?.locationId ?? '',
      ...this.visit.state,
      adding: this.adding,
      refused: this.refused && {
        productId: this.refused.product.id,
        problem: walletProblem(this.refused.refusal),
      },
      ...this.productList.state,
    };
  }

  /**
   * Opens the retailer of the URL; the state comes from the navigation state, or else from the shopping place (X-163,
   * On the way back, the navigation state also has the visit that was picked.
   */
  async open(retailerId: string, navigationState: unknown): Promise<void> {
    const { state, visit } = (navigationState ?? {}) as Record<string, unknown>;
    this.retailerId = retailerId;
    this.refused = null;
    this.visit.restore(visit);
    this.stateName = typeof state === 'string' && state !== '' ? state : this.place.place.state;
    await this.load();
  }

  async load(): Promise<void> {
    const isWanted = this.latest.begin();
    this.status = 'loading';
    const answer = this.stateName ? await this.retailers.redemptionRetailers(this.stateName, 0) : null;
    if (!isWanted()) return;
    if (answer && !answer.ok) return this.fail(answer.failure);
    this.receiveRetailers(answer?.value ?? []);
    const { retailer } = this;
    const products = retailer ? await this.wallets.productsAt(retailer) : null;
    if (!isWanted()) return;
    if (products && !products.ok) return this.fail(products.failure);
    this.receiveProducts(products?.value ?? []);
  }

  /** WAL-26: resolves with the path to go to, or null if it was not added. */
  add(product: WalletProduct, millilitres: number): Promise<string | null> {
    return this.send(product, millilitres, (request) => this.redeem.execute(request));
  }

  /** Declares that the shopper is over 21, and adds what was refused without that. */
  async confirmAge(): Promise<string | null> {
    if (!this.refused) return null;
    const { product, millilitres } = this.refused;
    return this.send(product, millilitres, (request) => this.redeem.executeConfirmingAge(request));
  }

  dispose(): void {
    this.latest.cancel();
  }

  private async send(
    product: WalletProduct,
    millilitres: number,
    redeem: (request: RedemptionRequest) => Promise<Redemption>,
  ): Promise<string | null> {
    const { retailer } = this;
    const visit = this.visit.chosen;
    if (!visit) this.visit.refuse();
    if (!retailer || !visit || this.adding !== '') return null;
    this.adding = product.id;
    const added = await redeem({ product, millilitres, retailer, visit });
    runInAction(() => (this.adding = ''));
    if (!added.ok && added.failure.kind === 'declaration-failed') {
      const { cause } = added.failure;
      alertFailure(this.notifier, cause, cause.message);
      return null;
    }
    const refusal = !added.ok && added.failure.kind === 'age-refused' ? added.failure : null;
    runInAction(() => (this.refused = refusal && { product, millilitres, refusal }));
    if (added.ok) return cartPath();
    await this.refresh(retailer);
    return null;
  }

  /** Reloads the amounts after a refusal: they may have been redeemed in another tab. */
  private async refresh(retailer: RetailerOption): Promise<void> {
    // The shopper has switched to another retailer in the meantime.
    if (this.status !== 'ready' || this.retailer !== retailer) return;
    const isWanted = this.latest.begin();
    const products = await this.wallets.productsAt(retailer);
    if (isWanted() && products.ok) this.receiveProducts(products.value);
  }

  private get retailer(): RetailerOption | undefined {
    return this.options.find(({ locationId }) => locationId === this.retailerId);
  }

  private fail(failure: Unavailable): void {
    this.status = 'failed';
    this.problem = failure.message;
  }

  private receiveRetailers(options: readonly RetailerOption[]): void {
    this.options = options;
  }

  private receiveProducts(products: readonly WalletProduct[]): void {
    this.productList.receive(products);
    this.status = 'ready';
  }
}

/** A shopper who is too young gets no remedy here: a wallet offers nothing else to buy. */
const walletProblem = (refusal: AgeRefusal): ResolvableProblem => ({
  ...ageProblem(refusal),
  ...(refusal.reason === 'too-young' && { remedy: null }),
});
