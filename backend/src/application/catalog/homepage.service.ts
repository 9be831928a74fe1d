import type { Database } from '../../adapters/postgres/database';
import { listedProducts, type ListedProduct } from '../../adapters/postgres/catalog/product-cards.repository';
import type { Area } from '../../domain/location/area';
import { homeContent, type Banner } from '../../adapters/postgres/catalog/home-content.repository';
import type { KnownZipcode } from '../../adapters/postgres/location/zipcode.repository';
import type { ZipcodeService } from '../location/zipcode.service';

export interface HomeShelf {
  name: string;
  products: ListedProduct[];
}

/** The three answers of the home page; `zipcode` is undefined when none was given. */
export type HomePage =
  | { kind: 'refused'; message?: string }
  | { kind: 'empty'; zipcode?: KnownZipcode; message?: string }
  | { kind: 'shown'; zipcode?: KnownZipcode; banners: Banner[]; shelves: HomeShelf[]; top: ListedProduct[] };

export class HomepageService {
  constructor(
    private readonly db: Database,
    private readonly zipcodes: ZipcodeService,
  ) {}

  /** The home page of an area; a blank zipcode is no error, it only localises nothing. */
  async show(area: Area): Promise<HomePage> {
    if (area.zipcode === undefined) return this.content(area);
    const check = await this.zipcodes.check(area.zipcode);
    if (check.kind !== 'served') return { kind: 'refused', message: check.message };
    const { zipcode } = check;
    if (zipcode.homeEmpty) return { kind: 'empty', zipcode, message: zipcode.homeMessage ?? undefined };
    return this.content(area, zipcode);
  }

  /** Shelves keep only what is sold in the area; a home page without a product is none (BD-02). */
  private async content(area: Area, zipcode?: KnownZipcode): Promise<HomePage> {
    const { banners, sections, topProductId } = await homeContent(this.db);
    const topIds = topProductId === null ? [] : [topProductId];
    const ids = [...new Set([...topIds, ...sections.flatMap((section) => section.productIds)])];
    const products = new Map(
      (await listedProducts(this.db, ids, area)).map((product) => [product.id, product]),
    );
    if (products.size === 0) return { kind: 'empty', zipcode };
    const soldOf = (wanted: number[]) => wanted.flatMap((id) => products.get(id) ?? []);
    const shelves = sections.map(({ name, productIds }) => ({ name, products: soldOf(productIds) }));
    return {
      kind: 'shown',
      zipcode,
      banners,
      shelves: shelves.filter((shelf) => shelf.products.length > 0),
      top: soldOf(topIds),
    };
  }
}
