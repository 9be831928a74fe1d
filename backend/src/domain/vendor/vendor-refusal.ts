import { Refused } from '../shared/refused';

export type VendorRefusal =
  | { kind: 'vendor-not-found' }
  | { kind: 'vendor-price-range-unknown' }
  | { kind: 'dine-in-not-offered' };

export const refused = (reason: VendorRefusal): Refused<VendorRefusal> => new Refused(reason);
