import { and, asc, eq, getTableColumns, not, sql } from 'drizzle-orm';
import type { Database } from '../database';
import { zipcodes } from '../schema';

export type KnownZipcode = typeof zipcodes.$inferSelect & {
  /** Those that serve it, lowest id first. */
  locationIds: number[];
};

export async function findZipcode(db: Database, zipcode: string): Promise<KnownZipcode | undefined> {
  const locationIds = sql<number[]>`array(
    select distinct area.location_id from service_areas area where area.zipcode = ${zipcode} order by area.location_id)`;
  const [found] = await db
    .select({ ...getTableColumns(zipcodes), locationIds })
    .from(zipcodes)
    .where(eq(zipcodes.zipcode, zipcode));
  return found;
}

/** The served zipcodes of a city, whatever the case and the blanks around its name (BD-15). */
export async function servedZipcodesOf(db: Database, city: string, state: string): Promise<string[]> {
  const rows = await db
    .select({ zipcode: zipcodes.zipcode })
    .from(zipcodes)
    .where(
      and(
        eq(sql`lower(${zipcodes.city})`, city.trim().toLowerCase()),
        eq(sql`lower(${zipcodes.state})`, state.trim().toLowerCase()),
        zipcodes.served,
        not(zipcodes.invalid),
      ),
    )
    .orderBy(asc(zipcodes.zipcode));
  return rows.map(({ zipcode }) => zipcode);
}

export interface Alternative {
  zipcode: string;
  city: string;
  state: string;
  locationIds: number[];
}

/** A list that a person can read. */
const MOST_ALTERNATIVES = 12;

/** The served zipcodes named for an unserved one; where none is named any served ones, those of its state first. */
export async function alternativesTo(db: Database, unserved: KnownZipcode): Promise<Alternative[]> {
  const { rows } = await db.execute<Alternative & Record<string, unknown>>(sql`
    select z.zipcode, z.city, z.state, array(
      select distinct area.location_id from service_areas area where area.zipcode = z.zipcode order by area.location_id
    ) as "locationIds"
    from zipcodes z left join zipcode_alternatives named on named.alternative = z.zipcode and named.zipcode = ${unserved.zipcode}
    where z.served and not z.invalid and (named.alternative is not null or not exists (
      select from zipcode_alternatives other where other.zipcode = ${unserved.zipcode}))
    order by named.position, z.state = ${unserved.state} desc, z.zipcode
    limit ${MOST_ALTERNATIVES}`);
  return rows;
}
