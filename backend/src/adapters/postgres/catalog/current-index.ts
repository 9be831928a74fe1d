import { sql, type SQL } from 'drizzle-orm';
import type { ServedPlace } from '../../../domain/catalog/listing-index/indexed-product';
import { ListingIndex } from '../../../domain/catalog/listing-index/listing-index';
import type { Connection } from '../repository-registry';
import { readAll, readSome } from './indexed-products';

/** More changed products than this are read behind the answers, which are as they were until then. */
const MOST_AWAITED = 1_000;
/** Above this the index is read anew, so that changes do not let it grow. */
const MOST_WASTED = 0.5;

/** What a listing's query selects besides its own columns. */
export interface CatalogState {
  version: number;
  /** Null without a zipcode. */
  served: ServedPlace[] | null;
}

/** The columns of a `CatalogState`. */
export const stateColumns = (zipcode: string | undefined): SQL => sql`
  (select coalesce(max(version), 0)::float8 from listing_changes) as version,
  ${
    zipcode
      ? sql`(select coalesce(json_agg(json_build_object('locationId', location_id, 'speed', speed)), '[]')
             from service_areas where zipcode = ${zipcode})`
      : sql`null`
  } as served`;

interface Changes extends Record<string, unknown> {
  version: number;
  ids: number[];
}

/** The index of the catalogue, read on first use and kept up with what changes. */
export class CurrentIndex {
  private index = new ListingIndex();
  /** The latest change that the index has; undefined until it has been read. */
  private version: number | undefined;
  private catchingUp: Promise<void> | undefined;
  private isReadingAnew = false;

  constructor(private readonly db: Connection) {}

  /** The index with that version of the catalogue or a later one; while a large change is being read, an older one. */
  async with(version: number): Promise<ListingIndex> {
    // What another request has begun to read may be older.
    if (!this.has(version)) await this.catchingUp;
    if (!this.has(version)) await this.catchUp();
    return this.index;
  }

  private has(version: number): boolean {
    return this.version !== undefined && (this.version >= version || this.isReadingAnew);
  }

  /** Never twice at once, so that no product is replaced by an older reading of it. */
  private catchUp(): Promise<void> {
    this.catchingUp ??= (this.version === undefined ? this.readAnew() : this.readSince(this.version)).finally(
      () => (this.catchingUp = undefined),
    );
    return this.catchingUp;
  }

  private async readSince(known: number): Promise<void> {
    const { version, ids } = await this.changesSince(known);
    if (ids.length > MOST_AWAITED) return this.readBehind();
    if (this.index.wasted > MOST_WASTED)
      return this.index.length > MOST_AWAITED ? this.readBehind() : this.readAnew();
    const products = ids.length > 0 ? await readSome(this.db, ids) : [];
    for (const id of ids) this.index.remove(id);
    for (const product of products) this.index.put(product);
    this.version = version;
  }

  /** Does not wait; after a failure the next one who asks tries again. */
  private readBehind(): void {
    this.isReadingAnew = true;
    void this.readAnew()
      .catch(() => undefined)
      .finally(() => (this.isReadingAnew = false));
  }

  private async readAnew(): Promise<void> {
    const { version } = await this.changesSince(Number.MAX_SAFE_INTEGER);
    const index = new ListingIndex();
    for await (const products of readAll(this.db)) for (const product of products) index.put(product);
    this.index = index;
    this.version = version;
  }

  private async changesSince(known: number): Promise<Changes> {
    const { rows } = await this.db.execute<Changes>(sql`
      select (select coalesce(max(version), 0)::float8 from listing_changes) as version,
        array(select product_id from listing_changes where version > ${known} limit ${MOST_AWAITED + 1}) as ids`);
    if (!rows[0]) throw new Error('The database returned no row.');
    return rows[0];
  }
}
