/** Whether a customer has to pass a face check, and when they last passed it for a cart. */
export interface FaceCheckRequirement {
  /** Set for this customer in particular. */
  isRequired: boolean;
  matchedAt: Date | null;
}

export abstract class FaceChecks {
  abstract requirement(customerId: number, cartId: string): Promise<FaceCheckRequirement | undefined>;

  /** The application by which the customer was verified. */
  abstract verificationIdOf(customerId: number): Promise<string | null>;

  abstract record(customerId: number, cartId: string, matchedAt: Date): Promise<void>;
}
