/** Passwords that an attacker tries first. */
export abstract class CommonPasswords {
  /** Whether the password is one of them, in any case. */
  abstract has(password: string): Promise<boolean>;
}
