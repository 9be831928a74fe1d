export abstract class Customers {
  /** Whatever a customer does that only one of two at once may do begins here: the row is locked until the transaction ends. */
  abstract lock(id: number): Promise<void>;

  /** Where confirmations go: a member's or a guest's own e-mail. */
  abstract emailOf(id: number): Promise<string | undefined>;
}
