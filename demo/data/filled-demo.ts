import { openDatabase } from '../../backend/src/adapters/postgres/database';
import { fixedClock } from '../../backend/testing/fixed-clock';
import { migratedFiles } from '../../backend/testing/migrated-files';
import { TEST_NOW } from '../../backend/testing/start-test-backend';
import { readRows } from '../demo-tables';
import { importDemoCatalog } from '../import-demo-catalog';
import { seedDemoShop } from '../seed';

/** For tests: every row of a new demo shop. */
export async function filledDemo() {
  const { db, close } = await openDatabase({ files: await migratedFiles() });
  await seedDemoShop(db, fixedClock(TEST_NOW), importDemoCatalog);
  const rows = await readRows(db);
  await close();
  return rows;
}
