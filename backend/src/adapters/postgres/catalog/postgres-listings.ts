import { sql } from 'drizzle-orm';
import type { CategoryFacts } from '../../../domain/catalog/category-facts';
import type { ChosenFilters, ListingCriteria } from '../../../domain/catalog/listing-criteria';
import type { ListingIndex } from '../../../domain/catalog/listing-index/listing-index';
import type { SearchWord } from '../../../domain/catalog/listing-index/product-search';
import type { Area } from '../../../domain/location/area';
import type { FoundIds, Listings } from '../../../application/catalog/listings.port';
import type { Connection } from '../repository-registry';
import { categoryColumns, type StoredCategory, treeOf } from './category-columns';
import { type CatalogState, CurrentIndex, stateColumns } from './current-index';
import { searchWordsColumn } from './search-words-column';

const MOST_SIMILAR = 100;

type State = CatalogState & Record<string, unknown>;

/** Which products match is answered from an index in memory, which is kept up with the database. */
export class PostgresListings implements Listings {
  private readonly current: CurrentIndex;

  constructor(private readonly db: Connection) {
    this.current = new CurrentIndex(db);
  }

  async prepare(): Promise<void> {
    await this.current.with(0);
  }

  async matchingIds(criteria: ListingCriteria): Promise<Int32Array> {
    const { rows } = await this.db.execute<State>(sql`select ${stateColumns(criteria.area.zipcode)}`);
    const { index, served } = await this.at(rows[0]);
    return index.matchingIds(criteria, served);
  }

  async facts(categoryId: number, chosen: ChosenFilters): Promise<CategoryFacts> {
    const { rows } = await this.db.execute<State & StoredCategory>(
      sql`select ${stateColumns(chosen.area.zipcode)}, ${categoryColumns(categoryId)}`,
    );
    const { index, served } = await this.at(rows[0]);
    const { countByCategory, ...facts } = index.facts(categoryId, chosen, served);
    return {
      ...facts,
      category: rows[0]?.category ?? null,
      tree: treeOf(rows[0]?.tree ?? [], countByCategory),
    };
  }

  async search(words: string[], area: Area): Promise<FoundIds> {
    const { rows } = await this.db.execute<State & { words: SearchWord[] }>(
      sql`select ${stateColumns(area.zipcode)}, ${searchWordsColumn(words)}`,
    );
    const { index, served } = await this.at(rows[0]);
    const searched = rows[0]?.words ?? [];
    const ids = index.search(searched, area, served);
    if (ids.length > 0) return { ids, areSimilar: false };
    const similar = index.searchSimilar(searched, area, served).slice(0, MOST_SIMILAR);
    return { ids: similar, areSimilar: similar.length > 0 };
  }

  private async at(
    state: CatalogState | undefined,
  ): Promise<{ index: ListingIndex; served: CatalogState['served'] }> {
    if (!state) throw new Error('The database returned no row.');
    return { index: await this.current.with(state.version), served: state.served };
  }
}
