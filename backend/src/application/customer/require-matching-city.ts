import { CITY_MISMATCH } from '../../../../rules/customer/address';
import { isSameCity } from '../../../../rules/location/city';
import type { AddressDetails } from '../../domain/customer/address-rules';
import { refused } from '../../domain/customer/customer-refusal';
import type { ZipDirectory } from '../location/zip-directory.port';
import { Zipcodes } from '../location/zipcodes.port';
import type { Repositories } from '../shared/data-source.port';

/** Refuses a city that is not in the zipcode (ADDR-37, ADDR-38). */
export async function requireMatchingCity(
  data: Repositories,
  directory: ZipDirectory,
  { zipcode, city }: Pick<AddressDetails, 'zipcode' | 'city'>,
): Promise<void> {
  const known = (await data.get(Zipcodes).cityOf(zipcode)) ?? (await directory.cityOf(zipcode));
  if (known !== undefined && !isSameCity(known, city))
    throw refused({ kind: 'input-invalid', message: CITY_MISMATCH });
}
