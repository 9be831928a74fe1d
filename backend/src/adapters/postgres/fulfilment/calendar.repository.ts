import { sql } from 'drizzle-orm';
import { localTime } from '../../../domain/shared/calendar-date';
import type { Database, Transaction } from '../database';
import {
  type CalendarRule,
  DeliveryCalendar,
  type LocationDays,
} from '../../../domain/fulfilment/delivery-calendar';

/** A location with the calendar that it delivers by. */
export interface LocationCalendar {
  locationId: number;
  vendorId: number;
  calendar: DeliveryCalendar;
}

type Row = {
  locationId: number;
  vendorId: number;
  timeZone: string;
  cutOffHour: number;
  rules: CalendarRule[];
  leadDays: LocationDays['leadDays'];
};

/** The calendars of locations and of all locations of vendors, in the order of the locations. */
export async function loadCalendars(
  db: Database | Transaction,
  which: { locationIds: number[]; vendorIds?: number[] },
  now: Date,
): Promise<LocationCalendar[]> {
  const { rows } = await db.execute<Row>(sql`
    select l.id as "locationId", l.vendor_id as "vendorId", l.time_zone as "timeZone", l.cut_off_hour as "cutOffHour",
      (select coalesce(json_agg(json_build_object('kind', r.kind, 'onDate', r.on_date, 'everyYearOn', r.every_year_on,
        'daysFromToday', r.days_from_today) order by r.id), '[]') from calendar_rules r where r.location_id = l.id) as rules,
      (select coalesce(json_object_agg(t.speed, t.days), '{}') from lead_times t where t.location_id = l.id) as "leadDays"
    from locations l
    where l.id = any(${sql.param(which.locationIds)}::int[]) or l.vendor_id = any(${sql.param(which.vendorIds ?? [])}::int[])
    order by l.id`);
  return rows.map(({ locationId, vendorId, timeZone, ...days }) => ({
    locationId,
    vendorId,
    calendar: new DeliveryCalendar(days, localTime(now, timeZone), { instant: now, timeZone }),
  }));
}
