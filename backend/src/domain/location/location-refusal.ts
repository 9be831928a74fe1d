import { Refused } from '../shared/refused';

export type LocationRefusal =
  | { kind: 'zipcode-malformed' }
  | { kind: 'zipcode-unknown'; zipcode: string }
  /** The shop has no served zipcode, as before its catalogue is imported. */
  | { kind: 'nothing-served' }
  /** An explicitly invalid zipcode; the message is the directory's, if it has one. */
  | { kind: 'zipcode-invalid'; message: string | undefined }
  | { kind: 'zipcode-unserved'; zipcode: string };

export const refused = (reason: LocationRefusal): Refused<LocationRefusal> => new Refused(reason);
