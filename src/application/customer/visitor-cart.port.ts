/** The visitor's cart, to be merged into the member's at sign-in. */
export abstract class VisitorCart {
  /** Blank when there is none. */
  abstract id(): string;
}
