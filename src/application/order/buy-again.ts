import { injectable } from 'inversify';
import type { Product } from '../../domain/catalog/product';
import { searchTerm } from '../../domain/catalog/search';
import type { ShoppingPlace } from '../../domain/location/shopping-place';
import { choiceAgain } from '../../domain/order/choice-again';
import type { BoughtItem } from '../../domain/order/order';
import { type Refused, refused, type Unavailable } from '../../domain/shared/failure';
import { failed, ok, type Result } from '../../domain/shared/result';
import { BuyProduct, ZIPCODE_FIRST_TEXT } from '../catalog/buy-product.port';
import { ProductCatalog } from '../catalog/product-catalog.port';
import { CurrentPlace } from '../location/current-place.port';
import type { Cached } from '../shared/cached';

/** The order does not tell which: one of the product's sizes, or without an id one of several products. */
interface ToChoose {
  readonly kind: 'to-choose';
  readonly productId: string | null;
}

type NotFound = ToChoose | { readonly kind: 'not-sold' } | Unavailable;

/** What became of an item of an order; one that was unavailable may be tried again. */
export type ItemOutcome = { readonly item: BoughtItem } & (
  | { readonly kind: 'added' }
  | (Refused & { readonly productId: string })
  | NotFound
);

/** A full name is among the first hits of a search for it. */
const FIRST_HITS = { page: 1, pageSize: 50 } as const;

/**
 * Adds the items of an order to the cart, as they are sold today where the shopper is. An order that has its products'
 * names only (ENT-44) has each looked up by its exact name.
 */
@injectable()
export class BuyAgain {
  constructor(
    private readonly catalog: ProductCatalog,
    private readonly buyProduct: BuyProduct,
    private readonly currentPlace: CurrentPlace,
  ) {}

  /** One outcome for each item, in their order. */
  async execute(items: readonly BoughtItem[]): Promise<Result<readonly ItemOutcome[], Refused>> {
    const place = this.currentPlace.get();
    if (!place.zipcode) return refused(ZIPCODE_FIRST_TEXT);
    const looked = items.map(async (item) => ({ item, found: await this.find(item, place) }));
    const outcomes: ItemOutcome[] = [];
    for (const { item, found } of await Promise.all(looked)) {
      const outage = outcomes.find((outcome) => outcome.kind === 'unavailable');
      if (!found.ok) outcomes.push({ item, ...found.failure });
      // The others would take as long to fail.
      else outcomes.push(outage ? { ...outage, item } : await this.add(item, found.value));
    }
    return ok(outcomes);
  }

  private async find(
    { name, product }: BoughtItem,
    place: ShoppingPlace,
  ): Promise<Result<Product, NotFound>> {
    return product ? this.open(product.id, place) : this.findByName(name, place);
  }

  private async findByName(name: string, place: ShoppingPlace): Promise<Result<Product, NotFound>> {
    const term = searchTerm(name);
    if (!term) return failed({ kind: 'not-sold' });
    const hits = await current(this.catalog.search(term, FIRST_HITS, place));
    if (!hits.ok) return hits;
    const [card, ...others] = hits.value.products.filter((hit) => isSameName(hit.name, name));
    if (!card) return failed({ kind: 'not-sold' });
    if (others.length > 0) return failed({ kind: 'to-choose', productId: null });
    return this.open(card.id, place);
  }

  private async open(id: string, place: ShoppingPlace): Promise<Result<Product, NotFound>> {
    const product = await current(this.catalog.productById(id, place));
    if (product.ok) return product;
    return failed(product.failure.kind === 'not-found' ? { kind: 'not-sold' } : product.failure);
  }

  private async add(item: BoughtItem, product: Product): Promise<ItemOutcome> {
    const choice = choiceAgain(item, product);
    if (choice === 'not-sold') return { item, kind: 'not-sold' };
    if (choice === 'to-choose') return { item, kind: 'to-choose', productId: product.id };
    const added = await this.buyProduct.execute(choice);
    if (added.ok) return { item, kind: 'added' };
    const { failure } = added;
    return failure.kind === 'refused' ? { item, ...failure, productId: product.id } : { item, ...failure };
  }
}

/** Not an earlier answer: it is about to be bought. */
async function current<Answer>(asked: Promise<Cached<Answer>>): Promise<Answer> {
  const answer = await asked;
  return (await answer.newer) ?? answer;
}

const isSameName = (one: string, other: string): boolean =>
  one.trim().toLowerCase() === other.trim().toLowerCase();
