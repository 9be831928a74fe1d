import { and, eq, gt, inArray, sql } from 'drizzle-orm';
import { type DriverSlotKey, DriverSlots } from '../../../application/fulfilment/driver-slots.port';
import type { PlannedSlot } from '../../../domain/fulfilment/driver-slots';
import type { CalendarDate } from '../../../domain/shared/calendar-date';
import type { Connection } from '../repository-registry';
import { slotBookings, slotTemplates } from '../schema';

export class PostgresDriverSlots implements DriverSlots {
  constructor(private readonly db: Connection) {}

  async planned(
    locationIds: number[],
    date: CalendarDate,
  ): Promise<(PlannedSlot & { locationId: number })[]> {
    if (locationIds.length === 0) return [];
    return this.db
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

  async book(slot: DriverSlotKey & { capacity: number }): Promise<boolean> {
    if (slot.capacity < 1) return false;
    const booked = await this.db
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

  async release(slot: DriverSlotKey): Promise<void> {
    await this.db
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
}
