/** The cart that was filled before anybody signed in: it goes along to be merged into theirs. */
export abstract class VisitorCart {
  /** Blank when there is none. */
  abstract id(): string;
}
