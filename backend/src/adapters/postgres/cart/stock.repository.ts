import { sql } from 'drizzle-orm';
import type { Transaction } from '../database';

/** Units wanted from one shelf. */
export interface StockWanted {
  variantId: number;
  locationId: number;
  quantity: number;
}

/** Lines of one variant at one location take from the same shelf, whatever their speed. */
export function byShelf(lines: readonly StockWanted[]): StockWanted[] {
  const shelves = new Map<string, StockWanted>();
  for (const { variantId, locationId, quantity } of lines) {
    const key = `${variantId}@${locationId}`;
    shelves.set(key, { variantId, locationId, quantity: quantity + (shelves.get(key)?.quantity ?? 0) });
  }
  return [...shelves.values()];
}

export interface StockShort extends StockWanted {
  left: number;
  soldOutMessage: string | null;
}

/**
 * Takes the units, all or none: answers the shelves that hold too few, and then has taken nothing. The shelves are
 * locked in the order of their keys, so that two orders cannot wait for each other.
 */
export async function takeStock(tx: Transaction, wanted: StockWanted[]): Promise<StockShort[]> {
  const shelves = await lockShelves(tx, wanted);
  const short = wanted.flatMap((want) => {
    const shelf = shelves.find(
      (each) => each.variantId === want.variantId && each.locationId === want.locationId,
    );
    const left = shelf?.quantity ?? 0;
    return left < want.quantity ? [{ ...want, left, soldOutMessage: shelf?.soldOutMessage ?? null }] : [];
  });
  if (short.length === 0) await subtract(tx, wanted);
  return short;
}

/** Puts units back on their shelves, locked in the same order. */
export async function returnStock(tx: Transaction, returned: StockWanted[]): Promise<void> {
  await lockShelves(tx, returned);
  await tx.execute(sql`
    update stock s set quantity = s.quantity + w.quantity from ${asTable(returned)}
    where w.variant_id = s.variant_id and w.location_id = s.location_id`);
}

type Shelf = { variantId: number; locationId: number; quantity: number; soldOutMessage: string | null };

async function lockShelves(tx: Transaction, wanted: StockWanted[]): Promise<Shelf[]> {
  const { rows } = await tx.execute<Shelf>(sql`
    select s.variant_id as "variantId", s.location_id as "locationId", s.quantity, s.sold_out_message as "soldOutMessage"
    from stock s join ${asTable(wanted)} on w.variant_id = s.variant_id and w.location_id = s.location_id
    order by s.variant_id, s.location_id for update of s`);
  return rows;
}

/** The condition holds already under the lock; it is asked again so that a lock forgotten tomorrow sells nothing twice. */
async function subtract(tx: Transaction, wanted: StockWanted[]): Promise<void> {
  const { rows } = await tx.execute(sql`
    update stock s set quantity = s.quantity - w.quantity from ${asTable(wanted)}
    where w.variant_id = s.variant_id and w.location_id = s.location_id and s.quantity >= w.quantity
    returning s.variant_id`);
  if (rows.length !== wanted.length) throw new Error('Stock changed under its lock.');
}

function asTable(wanted: StockWanted[]) {
  const column = (of: (want: StockWanted) => number) => sql`${sql.param(wanted.map(of))}::int[]`;
  return sql`unnest(${column((want) => want.variantId)}, ${column((want) => want.locationId)}, ${column((want) => want.quantity)})
    as w(variant_id, location_id, quantity)`;
}
