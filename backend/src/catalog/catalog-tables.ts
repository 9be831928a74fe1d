import type { CellKind } from '../adapters/catalog-files/column';
import type { FileFormat } from '../adapters/catalog-files/file-format';
import { FORMATS } from '../adapters/catalog-files/formats/formats';
import type { CatalogColumnType, CatalogTable } from '../application/catalog/catalog-table';

const TYPES: Readonly<Record<CellKind, CatalogColumnType>> = {
  integer: 'integer',
  text: 'text',
  flag: 'boolean',
  list: 'jsonb',
  numbers: 'jsonb',
  json: 'jsonb',
};

/** A file's format as the database sees it. */
export function tableOf({ name, key, columns, references = {}, unique }: FileFormat): CatalogTable {
  return {
    name,
    key,
    unique,
    columns: Object.entries(columns).map(([column, { kind }]) => ({ name: column, type: TYPES[kind] })),
    references: Object.entries(references).map(([column, target]) => ({
      column,
      isList: TYPES[columns[column]?.kind ?? 'text'] === 'jsonb',
      table: target.file,
      tableColumn: target.column,
      property: target.property,
    })),
  };
}

export const CATALOG_TABLES: readonly CatalogTable[] = FORMATS.map(tableOf);
