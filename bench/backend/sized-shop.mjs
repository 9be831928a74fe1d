import { shoppingPlace } from '../lib/demo.mjs';
import { whole } from '../lib/format.mjs';
import { progress } from '../lib/progress.mjs';
import { startShop } from '../lib/shop.mjs';
import { growCatalogue } from './grown-catalogue.mjs';
import { openPostgres } from './postgres.mjs';

/** Starts the shop on a database of its own, with additional products. */
export async function openSizedShop(size) {
  progress(`a catalogue of ${whole(size)} products`);
  const databaseUrl = await openPostgres();
  const first = await startShop({ DATABASE_URL: databaseUrl });
  await growCatalogue(databaseUrl, size);
  // The first start fills the database; the second one starts with empty caches.
  await first.stop();
  const shop = await startShop({ DATABASE_URL: databaseUrl });
  return { ...shop, size, place: await shoppingPlace(shop.url) };
}
