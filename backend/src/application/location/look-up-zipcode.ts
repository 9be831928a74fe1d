import { isZipcode } from '../../../../rules/shared/zipcode';
import { refused } from '../../domain/location/location-refusal';
import type { Zipcode } from '../../domain/location/zipcode';
import type { Zipcodes } from './zipcodes.port';

/** Looks up a typed zipcode. */
export class LookUpZipcode {
  constructor(private readonly zipcodes: Zipcodes) {}

  /** The zipcode, served or not; refused if it is malformed, unknown or invalid, or nothing is served yet. */
  async execute(typed: string): Promise<Zipcode> {
    const text = parseZipcode(typed);
    return this.known(text, await this.zipcodes.find(text));
  }

  /** While no zipcode is served, an unknown one is not a typing error. */
  private async unknown(zipcode: string) {
    return refused(
      (await this.zipcodes.isAnyServed()) ? { kind: 'zipcode-unknown', zipcode } : { kind: 'nothing-served' },
    );
  }

  /** The zipcode that was found for a text; refused like `execute`, and also if it is not served. */
  async served(text: string, found: Zipcode | undefined): Promise<Zipcode> {
    const zipcode = await this.known(text, found);
    if (!zipcode.served) throw refused({ kind: 'zipcode-unserved', zipcode: zipcode.zipcode });
    return zipcode;
  }

  private async known(text: string, found: Zipcode | undefined): Promise<Zipcode> {
    if (!found) throw await this.unknown(text);
    if (found.invalid) throw refused({ kind: 'zipcode-invalid', message: found.invalidMessage ?? undefined });
    return found;
  }
}

/** Refused if it is malformed. */
export function parseZipcode(typed: string): string {
  const text = typed.trim();
  if (!isZipcode(text)) throw refused({ kind: 'zipcode-malformed' });
  return text;
}
