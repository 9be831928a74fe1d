import { like } from 'drizzle-orm';
import type { Database } from './database';
import { stores } from './schema';

/** Whether the database contains the demo, whose store has a key of the sandbox. */
export async function containsDemo(db: Database): Promise<boolean> {
  const ofSandbox = like(stores.publishableKey, 'pk_sandbox%');
  const [store] = await db.select({ id: stores.id }).from(stores).where(ofSandbox);
  return store !== undefined;
}
