import { and, eq, inArray, sql } from 'drizzle-orm';
import type { CalendarDate } from '../../../domain/shared/calendar-date';
import type { Connection } from '../repository-registry';
import type { Database } from '../database';
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
  db: Connection,
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
