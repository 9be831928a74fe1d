import type { CatalogTable } from '../../../application/catalog/catalog-table';
import type { Database } from '../database';
import { type ApplyStep, type OnApplied, runStep } from './apply-step';
import { numberNew } from './complete-staged';
import { ALTERNATIVES, fileStep } from './place-steps';
import { LINKS, PRODUCTS } from './product-steps';
import { runAll } from './statements';

/** Files that are written product by product. */
const OF_PRODUCTS = ['products', 'variants', 'offers', 'stock'];
const WRITTEN = [
  'products',
  'product_categories',
  'related_products',
  'variants',
  'offers',
  'stock',
  'service_areas',
];
/** Files that refer to products. */
const AFTER_PRODUCTS = ['banners', 'home-sections', 'store'];

/**
 * Writes what was compared, in short transactions. Shoppers see each product as it was or as it will be. The next
 * import completes one that was interrupted.
 */
export async function applyStaged(
  db: Database,
  tables: readonly CatalogTable[],
  onApplied: OnApplied,
): Promise<void> {
  await numberNew(db);
  const isLate = ({ name }: CatalogTable) => AFTER_PRODUCTS.includes(name);
  const places = tables.filter((table) => !isLate(table) && !OF_PRODUCTS.includes(table.name));
  const steps: ApplyStep[] = [
    ...places.flatMap((table) =>
      table.name === 'zipcodes' ? [fileStep(table), ALTERNATIVES] : [fileStep(table)],
    ),
    PRODUCTS,
    LINKS,
    ...tables.filter(isLate).map(fileStep),
  ];
  for (const step of steps) await runStep(db, step, onApplied);
  // A filled table without statistics makes the shop slow until PostgreSQL counts by itself.
  await runAll(db, [`analyze ${WRITTEN.join(', ')}`]);
}
