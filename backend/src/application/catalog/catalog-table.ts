export type CatalogColumnType = 'integer' | 'text' | 'boolean' | 'jsonb';

/** A column whose value, or each value of its list, is the key of a row of another table. */
export interface CatalogReference {
  column: string;
  isList: boolean;
  /** Where the objects of a list have the key; without it the list consists of keys. */
  property?: string;
  table: string;
  tableColumn: string;
}

/** What the database has to know of a file of the catalogue to compare and to apply it. */
export interface CatalogTable {
  /** Such as `service-areas`. */
  name: string;
  key: readonly string[];
  columns: readonly { name: string; type: CatalogColumnType }[];
  references: readonly CatalogReference[];
  /** Another column whose values are unique, except for null. */
  unique?: string;
}
