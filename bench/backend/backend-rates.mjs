import { attempt } from '../lib/attempt.mjs';
import { onPGlite } from './on-pglite.mjs';
import { onPostgres } from './on-postgres.mjs';

/** Reads per second of the listing and product calls, over ten connections. */
export async function backendRates(context) {
  const parts = [];
  for (const measure of [onPGlite, onPostgres]) {
    const { value, reason } = await attempt(() => measure(context));
    parts.push(value ?? `not available: ${reason}`);
  }
  return parts.join('\n\n');
}
