/** Challenges whose solution was used. */
export abstract class SpentChallenges {
  /** Records a challenge until it expires; false if it was used before. */
  abstract spend(signature: string, expiresAt: Date): Promise<boolean>;

  /** Deletes challenges that nobody can solve any more. */
  abstract deleteExpired(now: Date): Promise<void>;
}
