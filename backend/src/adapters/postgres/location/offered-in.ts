import { sql, type SQL } from 'drizzle-orm';
import type { Area } from '../../../domain/location/area';

/** Whether offer `o` of the enclosing query is available in this area, active or not. */
export function offeredIn(area: Area): SQL {
  const conditions = [sql`true`];
  if (area.speed) conditions.push(sql`o.speed = ${area.speed}`);
  if (area.locationIds) conditions.push(sql`o.location_id = any(${sql.param(area.locationIds)}::int[])`);
  if (area.zipcode) {
    conditions.push(sql`(o.location_id, o.speed) in
      (select served.location_id, served.speed from service_areas served where served.zipcode = ${area.zipcode})`);
  }
  return sql.join(conditions, sql` and `);
}
