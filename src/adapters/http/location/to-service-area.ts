import type { components } from '@cork-and-petal/sdk';
import type { ServiceArea } from '../../../domain/location/service-area';
import { Zipcode } from '../../../domain/shared/zipcode';

type Wire = components['schemas'];

/** "11,12,13" */
export const locationIdsOf = (list: string | undefined): readonly string[] =>
  (list ?? '')
    .split(',')
    .map((id) => id.trim())
    .filter(Boolean);

/** Merges all rows of a served zipcode, which may have different locations. */
export function toServedArea(typed: string, rows: readonly Wire['ZipcodeLocation'][]): ServiceArea | null {
  const zipcode = Zipcode.parse(rows[0]?.zipcode ?? typed);
  const [first] = rows;
  if (!zipcode || !first) return null;
  const locationIds = [...new Set(rows.flatMap((row) => locationIdsOf(row.loc_id)))];
  return { zipcode, city: first.city ?? '', state: first.state ?? '', locationIds };
}

/** The alternatives to a zipcode that is not served, without duplicates. */
export function toAlternatives(rows: readonly Wire['ZipcodeLocation'][]): readonly ServiceArea[] {
  const zipcodes = [...new Set(rows.map((row) => row.zipcode ?? ''))];
  return zipcodes
    .map((zipcode) =>
      toServedArea(
        zipcode,
        rows.filter((row) => row.zipcode === zipcode),
      ),
    )
    .filter((area) => area !== null);
}

/** Invalid zipcodes are omitted. */
export const toZipcodes = (texts: readonly string[] | undefined): readonly Zipcode[] =>
  (texts ?? []).map((text) => Zipcode.parse(text)).filter((zipcode) => zipcode !== null);
