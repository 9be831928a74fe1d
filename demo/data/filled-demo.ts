import { openDatabase } from '../../backend/src/adapters/postgres/database';
import { fixedClock } from '../../backend/testing/fixed-clock';
import { freshDatabase } from '../../backend/testing/fresh-database';
import { TEST_NOW } from '../../backend/testing/start-test-backend';
import { readRows } from '../demo-tables';
import { importDemoCatalog } from '../import-demo-catalog';
import { seedDemoShop } from '../seed';

/** For tests: every row of a new demo shop. */
export async function filledDemo() {
  const { options, remove } = await freshDatabase();
  const { db, close } = await openDatabase(options);
  await seedDemoShop(db, fixedClock(TEST_NOW), importDemoCatalog);
  const rows = await readRows(db);
  await close();
  await remove();
  return rows;
}
