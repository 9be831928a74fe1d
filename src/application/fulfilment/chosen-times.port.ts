/** The dates and slots chosen so far. */
export abstract class ChosenTimes {
  /** Another fulfilment choice has other dates and slots (SHIP-17). */
  abstract clear(): void;
}
