export abstract class PasswordHasher {
  abstract hash(password: string): Promise<string>;

  /** Takes the same time with and without a hash, so that timing does not reveal who has an account (BD-19). */
  abstract matches(hash: string | null | undefined, password: string): Promise<boolean>;

  /** Whether a new hash of the same password would be stronger, since the cost has been raised. */
  abstract isOutdated(hash: string): boolean;
}
