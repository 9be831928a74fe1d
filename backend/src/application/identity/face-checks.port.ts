/** Whether one buyer has to show their face, and when they last did for a cart. */
export interface FaceCheckRequirement {
  /** Of this customer in particular. */
  isRequired: boolean;
  matchedAt: Date | null;
}

export abstract class FaceChecks {
  abstract requirement(customerId: number, cartId: string): Promise<FaceCheckRequirement | undefined>;

  /** The application that made the customer verified. */
  abstract verificationIdOf(customerId: number): Promise<string | null>;

  abstract record(customerId: number, cartId: string, matchedAt: Date): Promise<void>;
}
