/** Everybody who bought under one e-mail: a member, and each purchase as a guest. */
export interface Person {
  customerIds: readonly number[];
  /** The customers at the card provider that stand for the person. */
  providerCustomerIds: readonly string[];
}

/** Rows about a person by the name of their table; no hash of a password or token is among them. */
export type PersonalRows = Readonly<Record<string, readonly object[]>>;

/** What the database holds about a person (docs/operate.md). */
export abstract class PersonalData {
  /** By e-mail, ignoring case; undefined: nobody has bought or registered under it. */
  abstract find(email: string): Promise<Person | undefined>;

  /** Locks the person's customers until the transaction ends, so that no order or card is added to them. */
  abstract lock(person: Person): Promise<void>;

  abstract rowsOf(person: Person, email: string): Promise<PersonalRows>;

  /**
   * Numbers of orders that are not over: the payment or a refund is not settled, or an item that was not canceled is for
   * that date or later.
   *
   * @param today ISO date
   */
  abstract openOrders(person: Person, today: string): Promise<string[]>;

  /** How many millilitres of prepaid drinks the person could still redeem. */
  abstract redeemableMillilitres(person: Person): Promise<number>;

  /**
   * Deletes what is about the person. Orders stay, with their items, amounts and the state and zipcode that they were
   * taxed in, and say no longer whose they were.
   */
  abstract erase(person: Person, email: string): Promise<void>;
}
