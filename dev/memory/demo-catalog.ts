import { openDatabase } from '../../backend/src/adapters/postgres/database';
import { migratedFiles } from '../../backend/testing/migrated-files';
import { readRows } from '../../demo/demo-tables';
import { importDemoCatalog } from '../../demo/import-demo-catalog';

/** Run by Node, since a page has no folder to import: prints the rows that the demo's catalogue fills a database with. */
const { db, close } = await openDatabase({ files: await migratedFiles() });
await db.transaction(importDemoCatalog);
process.stdout.write(JSON.stringify(await readRows(db)));
await close();
