import { refused } from '../../domain/customer/customer-refusal';
import { PASSWORD_TOO_COMMON } from '../../domain/customer/password-rules';
import type { CommonPasswords } from './common-passwords.port';

/** Refuses a new password that an attacker tries first. */
export async function requireUncommon(common: CommonPasswords, password: string): Promise<void> {
  if (await common.has(password)) throw refused({ kind: 'input-invalid', message: PASSWORD_TOO_COMMON });
}
