import type { AlternativeZipcodesState } from '../../../src/ui/location/alternatives/alternative-zipcodes';

/** What is offered for a zipcode that is not served. */
export const ALTERNATIVES: AlternativeZipcodesState = {
  alternatives: [
    { zipcode: '10001', place: 'New York, NY' },
    { zipcode: '02108', place: 'Boston, MA' },
  ],
  cities: [
    { name: 'New York', state: 'NY' },
    { name: 'Boston', state: 'MA' },
  ],
};
