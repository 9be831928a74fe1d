import type { Database } from '../../adapters/postgres/database';
import { findZipcode, type KnownZipcode } from '../../adapters/postgres/location/zipcode.repository';

/** What is known of a zipcode that was typed. */
export type ZipcodeCheck =
  | { kind: 'served'; zipcode: KnownZipcode }
  | { kind: 'unserved'; zipcode: KnownZipcode; message: string }
  /** Malformed, unknown, or refused by name; without a message the screen has its own. */
  | { kind: 'invalid'; message?: string };

export class ZipcodeService {
  constructor(private readonly db: Database) {}

  async check(typed: string): Promise<ZipcodeCheck> {
    const text = typed.trim();
    if (!/^\d{5}$/.test(text)) return { kind: 'invalid', message: 'A zipcode has exactly 5 digits' };
    const zipcode = await findZipcode(this.db, text);
    if (!zipcode) return { kind: 'invalid', message: `${text} is not a zipcode we know` };
    if (zipcode.invalid) return { kind: 'invalid', message: zipcode.invalidMessage ?? undefined };
    if (zipcode.served) return { kind: 'served', zipcode };
    return { kind: 'unserved', zipcode, message: `We are not currently serving the zipcode ${text}` };
  }
}
