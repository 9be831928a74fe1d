import { sql } from 'drizzle-orm';
import {
  type CalendarOwners,
  DeliveryCalendars,
} from '../../../application/fulfilment/delivery-calendars.port';
import { DeliveryCalendar, type LocationDays } from '../../../domain/fulfilment/delivery-calendar';
import type { AreaDelivery } from '../../../domain/fulfilment/delivery-window';
import type { LocationCalendar } from '../../../domain/fulfilment/location-calendar';
import { addDays, localTime } from '../../../domain/shared/calendar-date';
import type { Connection } from '../repository-registry';

type DaysRow = LocationDays & { timeZone: string } & Record<string, unknown>;
type LocationRow = DaysRow & { locationId: number; vendorId: number };
type AreaRow = DaysRow & Omit<AreaDelivery, 'calendar'>;

/** The calendar data of location `l`. */
const DAYS = sql`l.time_zone as "timeZone", l.cut_off_hour as "cutOffHour",
  (select coalesce(json_agg(json_build_object('kind', r.kind, 'onDate', r.on_date, 'everyYearOn', r.every_year_on,
    'daysFromToday', r.days_from_today) order by r.id), '[]') from calendar_rules r where r.location_id = l.id) as rules,
  (select coalesce(json_object_agg(t.speed, t.days), '{}') from lead_times t where t.location_id = l.id) as "leadDays"`;

export class PostgresDeliveryCalendars implements DeliveryCalendars {
  constructor(private readonly db: Connection) {}

  async of({ locationIds, vendorIds = [] }: CalendarOwners, now: Date): Promise<LocationCalendar[]> {
    const { rows } = await this.db.execute<LocationRow>(sql`
      select l.id as "locationId", l.vendor_id as "vendorId", ${DAYS}
      from locations l
      where l.id = any(${sql.param(locationIds)}::int[]) or l.vendor_id = any(${sql.param(vendorIds)}::int[])
      order by l.id`);
    return rows.map((row) => ({
      locationId: row.locationId,
      vendorId: row.vendorId,
      calendar: calendarOf(row, now),
    }));
  }

  async ofArea(zipcode: string, now: Date): Promise<AreaDelivery[]> {
    // A location's today may be the day before or after the one in UTC.
    const since = addDays(now.toISOString().slice(0, 10), -1);
    const { rows } = await this.db.execute<AreaRow>(sql`
      select area.speeds, ${DAYS},
        (select coalesce(json_agg(json_build_object('start', s.start_time, 'end', s.end_time, 'capacity', s.capacity)), '[]')
         from slot_templates s where s.location_id = l.id) as slots,
        (select coalesce(json_agg(json_build_object('date', b.date, 'start', b.start_time, 'booked', b.booked)), '[]')
         from slot_bookings b where b.location_id = l.id and b.date >= ${since}) as bookings
      from (select location_id, json_agg(speed) as speeds from service_areas where zipcode = ${zipcode}
            group by location_id) area
        join locations l on l.id = area.location_id
      order by l.id`);
    return rows.map(({ speeds, slots, bookings, ...row }) => ({
      speeds,
      slots,
      bookings,
      calendar: calendarOf(row, now),
    }));
  }
}

const calendarOf = ({ cutOffHour, rules, leadDays, timeZone }: DaysRow, now: Date): DeliveryCalendar =>
  new DeliveryCalendar({ cutOffHour, rules, leadDays }, localTime(now, timeZone), { instant: now, timeZone });
