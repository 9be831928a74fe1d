import { asc, inArray, sql } from 'drizzle-orm';
import type { Database } from '../database';
import { prepared } from '../prepared';
import { banners } from '../schema';
import type { BannerPlacement } from '../schema/location';

export interface Banner {
  placement: BannerPlacement;
  imageUrl: string;
  link: string;
  title: string;
}

/** A section of the store landing, before it is known which of its products are sold in the area. */
export interface HomeSection {
  name: string;
  productIds: number[];
}

export interface HomeContent {
  banners: Banner[];
  sections: HomeSection[];
  topProductId: number | null;
}

/** All that stands on the home page of any area, in one query. */
export async function homeContent(db: Database): Promise<HomeContent> {
  const [content] = await prepared<HomeContent>(
    db,
    sql`
    select
      (select coalesce(json_agg(json_build_object('placement', b.placement, 'imageUrl', b.image_url, 'link', b.link, 'title', b.title)
                                order by b.position, b.id), '[]')
       from banners b where b.placement in ('home', 'ad')) as banners,
      (select coalesce(json_agg(json_build_object('name', c.name, 'productIds', section.product_ids)
                                order by section.position, c.id), '[]')
       from home_sections section join categories c on c.id = section.category_id) as sections,
      (select top_product_id from stores where id = 1) as "topProductId"`,
  );
  if (!content) throw new Error('A query without a table answers one row.');
  return content;
}

/** The banners of some places, in their order. */
export function bannersAt(db: Database, placements: BannerPlacement[]): Promise<Banner[]> {
  return db
    .select()
    .from(banners)
    .where(inArray(banners.placement, placements))
    .orderBy(asc(banners.position), asc(banners.id));
}
