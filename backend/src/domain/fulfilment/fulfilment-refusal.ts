import { Refused } from '../shared/refused';

export type FulfilmentRefusal =
  /** The day is past at every location that was asked about, or is no day of the calendar. */
  | { kind: 'slot-date-invalid' }
  | { kind: 'slot-destination-missing' }
  | { kind: 'delivery-type-unknown' }
  | { kind: 'nothing-delivers-there'; zipcode: string };

export const refused = (reason: FulfilmentRefusal): Refused<FulfilmentRefusal> => new Refused(reason);
