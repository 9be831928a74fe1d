import { isZipcode } from '../../../../rules/shared/zipcode';
import { refused } from '../../domain/location/location-refusal';
import type { Zipcode } from '../../domain/location/zipcode';
import type { Zipcodes } from './zipcodes.port';

/** Looks up a typed zipcode. */
export class LookUpZipcode {
  constructor(private readonly zipcodes: Zipcodes) {}

  /** The zipcode, served or not; refused if it is malformed, unknown or invalid, or nothing is served yet. */
  async execute(typed: string): Promise<Zipcode> {
    const text = typed.trim();
    if (!isZipcode(text)) throw refused({ kind: 'zipcode-malformed' });
    const zipcode = await this.zipcodes.find(text);
    if (!zipcode) throw await this.unknown(text);
    if (zipcode.invalid)
      throw refused({ kind: 'zipcode-invalid', message: zipcode.invalidMessage ?? undefined });
    return zipcode;
  }

  /** While no zipcode is served, an unknown one is not a typing error. */
  private async unknown(zipcode: string) {
    return refused(
      (await this.zipcodes.isAnyServed()) ? { kind: 'zipcode-unknown', zipcode } : { kind: 'nothing-served' },
    );
  }

  /** The same, refused also if it is not served. */
  async served(typed: string): Promise<Zipcode> {
    const zipcode = await this.execute(typed);
    if (!zipcode.served) throw refused({ kind: 'zipcode-unserved', zipcode: zipcode.zipcode });
    return zipcode;
  }
}
