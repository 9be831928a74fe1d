import { and, asc, eq, getTableColumns, not, sql } from 'drizzle-orm';
import type { Zipcodes } from '../../../application/location/zipcodes.port';
import type { AlternativeZipcode, Zipcode } from '../../../domain/location/zipcode';
import type { Connection } from '../repository-registry';
import { zipcodes } from '../schema';

/** Short enough for a person to read. */
const MAX_ALTERNATIVES = 12;

export class PostgresZipcodes implements Zipcodes {
  constructor(private readonly db: Connection) {}

  async find(zipcode: string): Promise<Zipcode | undefined> {
    const locationIds = sql<number[]>`array(
      select distinct area.location_id from service_areas area where area.zipcode = ${zipcode} order by area.location_id)`;
    const [found] = await this.db
      .select({ ...getTableColumns(zipcodes), locationIds })
      .from(zipcodes)
      .where(eq(zipcodes.zipcode, zipcode));
    return found;
  }

  async cityOf(zipcode: string): Promise<string | undefined> {
    const [found] = await this.db
      .select({ city: zipcodes.city })
      .from(zipcodes)
      .where(eq(zipcodes.zipcode, zipcode));
    return found?.city;
  }

  async isAnyServed(): Promise<boolean> {
    const [served] = await this.db
      .select({ zipcode: zipcodes.zipcode })
      .from(zipcodes)
      .where(eq(zipcodes.served, true))
      .limit(1);
    return served !== undefined;
  }

  async servedIn(city: string, state: string): Promise<string[]> {
    const rows = await this.db
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

  async alternativesTo(unserved: Zipcode): Promise<AlternativeZipcode[]> {
    const { rows } = await this.db.execute<AlternativeZipcode & Record<string, unknown>>(sql`
      select z.zipcode, z.city, z.state, array(
        select distinct area.location_id from service_areas area where area.zipcode = z.zipcode order by area.location_id
      ) as "locationIds"
      from zipcodes z left join zipcode_alternatives named on named.alternative = z.zipcode and named.zipcode = ${unserved.zipcode}
      where z.served and not z.invalid and (named.alternative is not null or not exists (
        select from zipcode_alternatives other where other.zipcode = ${unserved.zipcode}))
      order by named.position, z.state = ${unserved.state} desc, z.zipcode
      limit ${MAX_ALTERNATIVES}`);
    return rows;
  }
}
