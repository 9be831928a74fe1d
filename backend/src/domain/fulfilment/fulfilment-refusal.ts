import { Refused } from '../shared/refused';

export type FulfilmentRefusal =
  /** The day has passed at every location in question, or is not a valid date. */
  | { kind: 'slot-date-invalid' }
  | { kind: 'slot-destination-missing' }
  | { kind: 'speed-unknown' }
  | { kind: 'nothing-delivers-there'; zipcode: string };

export const refused = (reason: FulfilmentRefusal): Refused<FulfilmentRefusal> => new Refused(reason);
