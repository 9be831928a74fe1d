import { sql } from 'drizzle-orm';
import {
  type CalendarOwners,
  DeliveryCalendars,
} from '../../../application/fulfilment/delivery-calendars.port';
import { DeliveryCalendar, type LocationDays } from '../../../domain/fulfilment/delivery-calendar';
import type { LocationCalendar } from '../../../domain/fulfilment/location-calendar';
import { localTime } from '../../../domain/shared/calendar-date';
import type { Connection } from '../repository-registry';

type Row = LocationDays & { locationId: number; vendorId: number; timeZone: string } & Record<
    string,
    unknown
  >;

export class PostgresDeliveryCalendars implements DeliveryCalendars {
  constructor(private readonly db: Connection) {}

  async of({ locationIds, vendorIds = [] }: CalendarOwners, now: Date): Promise<LocationCalendar[]> {
    const { rows } = await this.db.execute<Row>(sql`
      select l.id as "locationId", l.vendor_id as "vendorId", l.time_zone as "timeZone", l.cut_off_hour as "cutOffHour",
        (select coalesce(json_agg(json_build_object('kind', r.kind, 'onDate', r.on_date, 'everyYearOn', r.every_year_on,
          'daysFromToday', r.days_from_today) order by r.id), '[]') from calendar_rules r where r.location_id = l.id) as rules,
        (select coalesce(json_object_agg(t.speed, t.days), '{}') from lead_times t where t.location_id = l.id) as "leadDays"
      from locations l
      where l.id = any(${sql.param(locationIds)}::int[]) or l.vendor_id = any(${sql.param(vendorIds)}::int[])
      order by l.id`);
    return rows.map(({ locationId, vendorId, timeZone, ...days }) => ({
      locationId,
      vendorId,
      calendar: new DeliveryCalendar(days, localTime(now, timeZone), { instant: now, timeZone }),
    }));
  }
}
