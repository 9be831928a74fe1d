import { sql, type SQL } from 'drizzle-orm';
import { parseIdList } from '../shared/ids';

/** Where and how a shopper wants to be served; what is undefined does not narrow. */
export interface Area {
  zipcode?: string;
  locationIds?: number[];
  /** The label of a delivery speed; one that nobody knows finds nothing. */
  speed?: string;
}

/** How the calls spell an area. */
export interface AreaInput {
  zipcode?: string;
  loc_id?: string;
  courier_type?: string;
}

/** Blank says nothing; a text that names no location names none, which is not the same as all of them. */
export function parseArea(input: AreaInput): Area {
  const locations = input.loc_id?.trim();
  return {
    zipcode: input.zipcode?.trim() || undefined,
    locationIds: locations ? sortedOnce(parseIdList(locations)) : undefined,
    speed: input.courier_type?.trim() || undefined,
  };
}

function sortedOnce(ids: number[]): number[] {
  return [...new Set(ids)].sort((one, other) => one - other);
}

/** Whether the offer `o` of the query around it is made in this area, active or not. */
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
