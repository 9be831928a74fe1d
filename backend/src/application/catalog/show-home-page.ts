import type { Banner, HomeContent, HomeVendor } from '../../domain/catalog/home-content';
import type { ListedProduct } from '../../domain/catalog/product-card';
import type { Area } from '../../domain/location/area';
import type { Zipcode } from '../../domain/location/zipcode';
import { type LookUpZipcode, parseZipcode } from '../location/look-up-zipcode';
import type { HomeContents } from './home-contents.port';
import type { NextDeliveries, NextDelivery } from './next-deliveries.port';
import type { ProductCards } from './product-cards.port';

interface HomeSectionContent {
  name: string;
  products: ListedProduct[];
}

/** The answers of the home page; `zipcode` is undefined if none was given. */
export type HomePage =
  | { kind: 'empty'; zipcode?: Zipcode; message?: string }
  | {
      kind: 'shown';
      zipcode?: Zipcode;
      banners: Banner[];
      sections: HomeSectionContent[];
      top: ListedProduct[];
      vendors: HomeVendor[];
      /** Earliest first; none without a zipcode. */
      deliveries: NextDelivery[];
    };

export class ShowHomePage {
  constructor(
    private readonly contents: HomeContents,
    private readonly cards: ProductCards,
    private readonly zipcodes: LookUpZipcode,
    private readonly deliveries: NextDeliveries,
  ) {}

  /** The home page of an area, whose zipcode must be served; without a zipcode it is not localised. */
  async execute(area: Area): Promise<HomePage> {
    if (area.zipcode === undefined) return this.shown(await this.contents.read(undefined), area);
    const text = parseZipcode(area.zipcode);
    const content = await this.contents.read(text);
    const zipcode = await this.zipcodes.served(text, content.zipcode ?? undefined);
    if (zipcode.homeEmpty) return { kind: 'empty', zipcode, message: zipcode.homeMessage ?? undefined };
    return this.shown(content, area, zipcode);
  }

  /** Sections list only what is sold in the area; a home page without products is empty (BD-02). */
  private async shown(content: HomeContent, area: Area, zipcode?: Zipcode): Promise<HomePage> {
    const { banners, sections, topProductId, vendors } = content;
    const topIds = topProductId === null ? [] : [topProductId];
    const ids = [...new Set([...topIds, ...sections.flatMap((section) => section.productIds)])];
    const [listed, deliveries] = await Promise.all([
      this.cards.listed(ids, area),
      zipcode ? this.deliveries.to(zipcode.zipcode) : [],
    ]);
    const products = new Map(listed.map((product) => [product.id, product]));
    if (products.size === 0) return { kind: 'empty', zipcode };
    const soldOf = (wanted: number[]) => wanted.flatMap((id) => products.get(id) ?? []);
    const filled = sections.map(({ name, productIds }) => ({ name, products: soldOf(productIds) }));
    return {
      kind: 'shown',
      zipcode,
      banners,
      sections: filled.filter((section) => section.products.length > 0),
      top: soldOf(topIds),
      vendors,
      deliveries,
    };
  }
}
