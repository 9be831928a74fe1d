import { sql, type SQL } from 'drizzle-orm';
import type { ServedPlace } from '../../../domain/catalog/listing-index/indexed-product';
import { ListingIndex } from '../../../domain/catalog/listing-index/listing-index';
import type { Connection } from '../repository-registry';
import { BATCH, LATEST_VERSION, readAll, readSome } from './indexed-products';

/** An index in which changed products have left more behind than this, and more than it contains, is read anew. */
const MOST_LEFT_BEHIND = 10_000;

/** What a listing's query selects besides its own columns. */
export interface CatalogState {
  version: number;
  /** Null without a zipcode. */
  served: ServedPlace[] | null;
}

/** The columns of a `CatalogState`. */
export const stateColumns = (zipcode: string | undefined): SQL => sql`${LATEST_VERSION} as version,
  ${
    zipcode
      ? sql`(select coalesce(json_agg(json_build_object('locationId', location_id, 'speed', speed)), '[]')
             from service_areas where zipcode = ${zipcode})`
      : sql`null`
  } as served`;

/** A place in the order of changes, which is that of their versions and then of the products. */
interface Place {
  version: number;
  productId: number;
}

/** After all changes with a version. */
const after = (version: number): Place => ({ version, productId: 2 ** 31 - 1 });

/** An index, and the place up to which it has all changes. */
interface Reading {
  index: ListingIndex;
  place: Place;
  catchingUp?: Promise<void>;
  /** More changes are being read than a request waits for. */
  isBehind: boolean;
}

/** The index of the catalogue, read on first use and kept up with what changes. */
export class CurrentIndex {
  private reading: Promise<Reading> | undefined;
  private isReadingAnew = false;

  constructor(private readonly db: Connection) {}

  /** The index with that version of the catalogue or a later one; while many changes are being read, an older one. */
  async with(version: number): Promise<ListingIndex> {
    const reading = await this.first();
    // What another request has begun to read may be older.
    if (!this.has(reading, version)) await reading.catchingUp;
    if (!this.has(reading, version)) await this.catchUp(reading);
    return reading.index;
  }

  private first(): Promise<Reading> {
    this.reading ??= this.readAll().catch((error: unknown) => {
      this.reading = undefined;
      throw error;
    });
    return this.reading;
  }

  private has({ place, isBehind }: Reading, version: number): boolean {
    const { productId } = after(version);
    return (
      isBehind || place.version > version || (place.version === version && place.productId === productId)
    );
  }

  /** Never twice at once, so that no product is replaced by an older reading of it. */
  private catchUp(reading: Reading): Promise<void> {
    reading.catchingUp ??= this.readChanges(reading).finally(() => (reading.catchingUp = undefined));
    return reading.catchingUp;
  }

  private async readChanges(reading: Reading): Promise<void> {
    const isWhole = await this.readBatch(reading);
    if (!isWhole) void this.readBehind(reading);
    const { removed, length } = reading.index;
    if (removed > Math.max(MOST_LEFT_BEHIND, length)) void this.readAnew();
  }

  /** Reads what the index lacks, the earliest changes first; resolves with whether there is no more. */
  private async readBatch(reading: Reading): Promise<boolean> {
    const changes = await this.changesFrom(reading.place);
    const last = changes.at(-1);
    if (!last) return true;
    const ids = changes.map(({ productId }) => productId);
    const { version, products } = await readSome(this.db, ids);
    for (const id of ids) reading.index.remove(id);
    for (const product of products) reading.index.put(product);
    const isWhole = changes.length < BATCH;
    reading.place = isWhole ? after(last.version) : last;
    if (version < last.version) reading.place = after(version);
    return isWhole;
  }

  private async changesFrom({ version, productId }: Place): Promise<Place[]> {
    const { rows } = await this.db.execute<Place & Record<string, unknown>>(sql`
      select version::float8 as version, product_id as "productId" from listing_changes
      where (version, product_id) > (${version}, ${productId}) order by version, product_id limit ${BATCH}`);
    return rows;
  }

  /** After a failure the next one who asks goes on from there. */
  private async readBehind(reading: Reading): Promise<void> {
    reading.isBehind = true;
    try {
      while (!(await this.readBatch(reading)));
    } catch {
      return;
    } finally {
      reading.isBehind = false;
    }
  }

  /** Behind the answers, from the old index; after a failure the next change tries again. */
  private async readAnew(): Promise<void> {
    if (this.isReadingAnew) return;
    this.isReadingAnew = true;
    try {
      this.reading = Promise.resolve(await this.readAll());
    } catch {
      return;
    } finally {
      this.isReadingAnew = false;
    }
  }

  private async readAll(): Promise<Reading> {
    const index = new ListingIndex();
    let oldest = Number.MAX_SAFE_INTEGER;
    for await (const { version, products } of readAll(this.db)) {
      oldest = Math.min(oldest, version);
      for (const product of products) index.put(product);
    }
    return { index, place: after(oldest), isBehind: false };
  }
}
