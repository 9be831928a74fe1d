import type { Database } from './database';
import { products } from './schema';

/** Whether there is any product, on sale or not. */
export async function containsProducts(db: Database): Promise<boolean> {
  const [product] = await db.select({ id: products.id }).from(products).limit(1);
  return product !== undefined;
}
