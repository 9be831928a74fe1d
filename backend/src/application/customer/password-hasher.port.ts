export abstract class PasswordHasher {
  abstract hash(password: string): Promise<string>;

  /** Takes the same time whether or not there is a hash, so that a stranger cannot tell who has an account (BD-19). */
  abstract matches(hash: string | null | undefined, password: string): Promise<boolean>;
}
