import { type Banner, type BannerPlacement, type HomeContent } from '../../../domain/catalog/home-content';
import { asc, inArray, sql } from 'drizzle-orm';
import { prepared } from '../prepared';
import { banners } from '../schema';
import type { HomeContents } from '../../../application/catalog/home-contents.port';
import type { Connection } from '../repository-registry';

export class PostgresHomeContents implements HomeContents {
  constructor(private readonly db: Connection) {}

  async read(asked: string | undefined): Promise<HomeContent> {
    const zipcode = asked ?? '';
    const [content] = await prepared<HomeContent>(
      this.db,
      sql`
    select
      (select json_build_object('zipcode', z.zipcode, 'city', z.city, 'state', z.state, 'served', z.served, 'invalid', z.invalid,
                'invalidMessage', z.invalid_message, 'homeEmpty', z.home_empty, 'homeMessage', z.home_message, 'locationIds', array(
                  select distinct area.location_id from service_areas area where area.zipcode = z.zipcode order by area.location_id))
       from zipcodes z where z.zipcode = ${zipcode}) as zipcode,
      (select coalesce(json_agg(json_build_object('placement', b.placement, 'imageUrl', b.image_url, 'link', b.link, 'title', b.title,
                'caption', case when b.tone is not null then json_build_object('eyebrow', b.eyebrow, 'text', b.text,
                                                                                'action', b.action, 'tone', b.tone) end)
                                order by b.position, b.id), '[]')
       from banners b where b.placement in ('home', 'ad')) as banners,
      (select coalesce(json_agg(json_build_object('name', c.name, 'productIds', section.product_ids)
                                order by section.position, c.id), '[]')
       from home_sections section join categories c on c.id = section.category_id) as sections,
      (select top_product_id from stores where id = 1) as "topProductId",
      (select coalesce(json_agg(served order by served.name), '[]')
       from (select distinct on (v.id) v.id, v.name, v.info ->> 'imageUrl' as "imageUrl", l.city, l.state
             from service_areas area join locations l on l.id = area.location_id join vendors v on v.id = l.vendor_id
             where area.zipcode = ${zipcode} and v.info is not null
             order by v.id, l.id) served) as vendors`,
    );
    if (!content) throw new Error('The database returned no row.');
    return content;
  }

  async bannersAt(placements: BannerPlacement[]): Promise<Banner[]> {
    const rows = await this.db
      .select()
      .from(banners)
      .where(inArray(banners.placement, placements))
      .orderBy(asc(banners.position), asc(banners.id));
    return rows.map(({ eyebrow, text, action, tone, ...banner }) => ({
      ...banner,
      caption: tone && { eyebrow, text, action, tone },
    }));
  }
}
