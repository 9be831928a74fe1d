/** The challenges whose solution was used. */
export abstract class SpentChallenges {
  /** Remembers one until it expires; false when it was used before. Forgets the expired ones. */
  abstract spend(signature: string, expiresAt: Date, now: Date): Promise<boolean>;
}
