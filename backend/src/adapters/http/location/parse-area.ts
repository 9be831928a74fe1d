import type { Area } from '../../../domain/location/area';
import { parseIdList } from '../../../domain/shared/ids';

/** How the calls spell an area. */
interface AreaInput {
  zipcode?: string;
  loc_id?: string;
  courier_type?: string;
}

/** A blank text means no restriction. A text without a valid location matches no location, rather than all. */
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
