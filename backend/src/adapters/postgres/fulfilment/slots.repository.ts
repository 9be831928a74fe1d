import { and, eq, gt, inArray, sql } from 'drizzle-orm';
import type { CalendarDate } from '../../../domain/shared/calendar-date';
import type { Database, Transaction } from '../database';
import { locations, serviceAreas, slotBookings, slotTemplates } from '../schema';
import type { PlannedSlot } from '../../../domain/fulfilment/driver-slots';

/** Locations whose drivers go to the zipcode. */
export async function locationsDrivingTo(db: Database, zipcode: string): Promise<number[]> {
  const found = await db
    .select({ id: serviceAreas.locationId })
    .from(serviceAreas)
    .where(and(eq(serviceAreas.zipcode, zipcode), eq(serviceAreas.speed, 'Same Day')));
  return found.map((location) => location.id);
}

/** All locations of a vendor; the id of a location stands for itself. */
export async function locationsNamed(db: Database, id: number): Promise<number[]> {
  const found = await db
    .select({ id: locations.id })
    .from(locations)
    .where(
      sql`${locations.id} = ${id} or (${locations.vendorId} = ${id} and not exists (select 1 from locations own where own.id = ${id}))`,
    );
  return found.map((location) => location.id);
}

/** The slots of a day with their bookings, per location. */
export async function plannedSlots(
  db: Database | Transaction,
  locationIds: number[],
  date: CalendarDate,
): Promise<(PlannedSlot & { locationId: number })[]> {
  if (locationIds.length === 0) return [];
  return db
    .select({
      locationId: slotTemplates.locationId,
      start: slotTemplates.startTime,
      end: slotTemplates.endTime,
      capacity: slotTemplates.capacity,
      booked: sql<number>`coalesce(${slotBookings.booked}, 0)`,
    })
    .from(slotTemplates)
    .leftJoin(
      slotBookings,
      and(
        eq(slotBookings.locationId, slotTemplates.locationId),
        eq(slotBookings.startTime, slotTemplates.startTime),
        eq(slotBookings.date, date),
      ),
    )
    .where(inArray(slotTemplates.locationId, locationIds));
}

/** Books one place of a slot; false when the last one went meanwhile. Two buyers cannot both get it (ASVS 2.3.4). */
export async function bookSlot(
  tx: Transaction,
  slot: { locationId: number; date: CalendarDate; start: string; capacity: number },
): Promise<boolean> {
  if (slot.capacity < 1) return false;
  const booked = await tx
    .insert(slotBookings)
    .values({ locationId: slot.locationId, date: slot.date, startTime: slot.start, booked: 1 })
    .onConflictDoUpdate({
      target: [slotBookings.locationId, slotBookings.date, slotBookings.startTime],
      set: { booked: sql`${slotBookings.booked} + 1` },
      setWhere: sql`${slotBookings.booked} < ${slot.capacity}`,
    })
    .returning({ booked: slotBookings.booked });
  return booked.length === 1;
}

/** Gives one place of a slot back. */
export async function leaveSlot(
  tx: Transaction,
  slot: { locationId: number; date: CalendarDate; start: string },
): Promise<void> {
  await tx
    .update(slotBookings)
    .set({ booked: sql`${slotBookings.booked} - 1` })
    .where(
      and(
        eq(slotBookings.locationId, slot.locationId),
        eq(slotBookings.date, slot.date),
        eq(slotBookings.startTime, slot.start),
        gt(slotBookings.booked, 0),
      ),
    );
}
