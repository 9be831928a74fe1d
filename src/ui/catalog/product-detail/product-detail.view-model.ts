import { injectable } from 'inversify';
import { makeAutoObservable, runInAction } from 'mobx';
import { BuyProduct, ZIPCODE_FIRST_TEXT } from '../../../application/catalog/buy-product.port';
import { ProductCatalog, type ProductNotFound } from '../../../application/catalog/product-catalog.port';
import { Notifier } from '../../../application/shared/notifier.port';
import type { Product } from '../../../domain/catalog/product';
import { ProductChoice } from '../../../domain/catalog/product-choice';
import { offerKey } from '../../../domain/catalog/offer';
import type { Variant } from '../../../domain/catalog/variant';
import { ShoppingPlace } from '../../../domain/location/shopping-place';
import type { Unavailable } from '../../../domain/shared/failure';
import { PlaceStore } from '../../location/place.store';
import { cartPath, guestEmailPath } from '../../shared/paths/paths';
import { LatestRequest } from '../../shared/view-model/latest-request';
import { CategoryTrail } from './category-trail';
import type { ToAbsolute } from '../../shared/page-head/shop-origin';
import { productStructuredData } from './product-structured-data';
import type { ProductAddress, ProductDetailState, ProductFacts, ProductState } from './product-state';
import { aboutOf, buyingOf, factsOf, vendorRequestOf } from './product-text';
import { SimilarItems } from './similar-items';
import { RecentlyViewedList } from '../recently-viewed/recently-viewed-list';
import { ZipCheck } from './zip-check';

const AFTER_ADDING = { 'guest-email': guestEmailPath(), cart: cartPath() } as const;

/** The product page: details, zipcode check, size and speed, ADD TO CART (PDP-01..48). */
@injectable()
export class ProductDetailViewModel {
  private productId = '';
  private requested: ProductAddress = {};
  private outcome: Exclude<ProductDetailState, ProductState> = { kind: 'loading' };
  private choice: ProductChoice | null = null;
  /** What the shopper picked, as opposed to the defaults. */
  private picked: { size?: string; speed?: string } = {};
  /** The shopping place that the product was loaded for. */
  private loadedFor = ShoppingPlace.nowhere;
  private isAdding = false;
  private readonly trail: CategoryTrail;
  private readonly similar: SimilarItems;
  private readonly latest = new LatestRequest();

  constructor(
    private readonly catalog: ProductCatalog,
    private readonly buyProduct: BuyProduct,
    private readonly placeStore: PlaceStore,
    private readonly notifier: Notifier,
    readonly zipCheck: ZipCheck,
    readonly recentlyViewed: RecentlyViewedList,
  ) {
    this.trail = new CategoryTrail(catalog);
    this.similar = new SimilarItems(catalog);
    makeAutoObservable<this, 'requested'>(this, { requested: false }, { autoBind: true, deep: false });
  }

  get state(): ProductDetailState {
    const { choice, facts, isAdding } = this;
    if (!choice || !facts) return this.outcome;
    return {
      kind: 'ready',
      ...facts,
      price: { amount: choice.unitPrice.format(), was: choice.priceBefore?.format() },
      vendorName: choice.offer?.vendorName ?? '',
      vendorRequest: vendorRequestOf(choice, this.loadedFor),
      zipCheck: this.zipCheck.stateFor(this.loadedFor),
      buying: buyingOf(choice, this.loadedFor, { hasZipcode: this.zipCheck.hasZipcode, isAdding }),
      about: this.about,
    };
  }

  private get product(): Product | null {
    return this.choice?.product ?? null;
  }

  private get variant(): Variant | null {
    return this.choice?.variant ?? null;
  }

  private get facts(): ProductFacts | null {
    const { product, trail, similar } = this;
    return product && factsOf(product, trail.crumbsTo(product.name), similar.of(product));
  }

  private get about(): ProductState['about'] {
    return this.product ? aboutOf(this.product, this.variant) : [];
  }

  /** PDP-19..21; the category is used for the breadcrumbs only. */
  async open(productId: string, asked: ProductAddress = {}) {
    if (productId !== this.productId) this.picked = {};
    this.productId = productId;
    this.requested = asked;
    this.recentlyViewed.follow();
    const { categoryId, size = null, speed = null } = asked;
    await Promise.all([
      categoryId && this.trail.load(categoryId, this.placeStore.place),
      this.loadWithSimilar(size, speed),
    ]);
  }

  async retry(): Promise<void> {
    this.outcome = { kind: 'loading' };
    await this.open(this.productId, this.requested);
  }

  /** For search engines; null while there is no product. */
  structuredData(toAbsolute: ToAbsolute): ReturnType<typeof productStructuredData> | null {
    return this.product && productStructuredData(this.product, toAbsolute);
  }

  /** The query parameters of a link that shows the same choice. */
  get address(): Record<string, string> | null {
    const { variant, offer: speed } = this.choice ?? {};
    return variant ? { size: variant.id, ...(speed && { speed: offerKey(speed) }) } : null;
  }

  /** PDP-31..34, PDP-46, PDP-47 */
  async checkZipcode(): Promise<void> {
    await this.zipCheck.check(() => this.reload());
  }

  /** The shopper agreed that the cart is emptied. */
  async confirmZipcodeChange(): Promise<void> {
    await this.zipCheck.confirmZipcodeChange(() => this.reload());
  }

  pickSize(variantId: string): void {
    this.picked = { size: variantId };
    this.choice = this.choice?.withVariant(variantId) ?? null;
  }

  pickSpeed(key: string): void {
    this.picked = { ...this.picked, speed: key };
    this.choice = this.choice?.withOffer(key) ?? null;
  }

  setQuantity(quantity: number): void {
    this.choice = this.choice?.withQuantity(quantity) ?? null;
  }

  /** PDP-35, PDP-41..45: resolves with the path to go to, or null to stay. */
  async add(): Promise<string | null> {
    const { choice } = this;
    if (!choice || this.isAdding) return null;
    if (!this.zipCheck.isVerifiedFor(this.loadedFor)) {
      this.notifier.failure(ZIPCODE_FIRST_TEXT);
      return null;
    }
    this.isAdding = true;
    const added = await this.buyProduct.execute(choice);
    runInAction(() => (this.isAdding = false));
    if (added.ok) return AFTER_ADDING[added.value];
    this.notifier.failure(added.failure.message);
    return null;
  }

  dispose(): void {
    this.latest.cancel();
    this.recentlyViewed.dispose();
  }

  private reload(): Promise<boolean> {
    return this.load(this.choice?.variant?.id ?? null);
  }

  /** Keeps the last product if loading fails, and keeps what the shopper picks while it loads. */
  private async load(size: string | null, speed: string | null = null): Promise<boolean> {
    const { place } = this.placeStore;
    let isLoaded = false;
    await this.latest.deliver(this.catalog.productById(this.productId, place), (answer) =>
      runInAction(() => {
        // The product was shown from an earlier answer, and is no longer sold.
        if (!answer.ok && isLoaded) this.choice = null;
        isLoaded = answer.ok;
        if (!answer.ok) return this.explain(answer.failure);
        this.choice = ProductChoice.of(answer.value, this.picked.size ?? size)
          .withOffer(this.picked.speed ?? speed)
          .withQuantity(this.choice?.quantity ?? 1);
        this.loadedFor = place;
        this.recentlyViewed.remember(answer.value);
      }),
    );
    return isLoaded;
  }

  private explain(failure: ProductNotFound | Unavailable): void {
    this.outcome = failure.kind === 'not-found' ? failure : { kind: 'failed', message: failure.message };
  }

  private async loadWithSimilar(size: string | null, speed: string | null): Promise<void> {
    const isLoaded = await this.load(size, speed);
    if (isLoaded && this.choice) await this.similar.find(this.choice.product, this.loadedFor);
  }
}
