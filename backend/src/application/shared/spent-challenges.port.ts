/** Challenges whose solution was used. */
export abstract class SpentChallenges {
  /** Records a challenge until it expires; false if it was used before. Deletes expired ones. */
  abstract spend(signature: string, expiresAt: Date, now: Date): Promise<boolean>;
}
