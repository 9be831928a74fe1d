/** The days and slots that were chosen for the shipping of before. */
export abstract class ChosenTimes {
  /** Another way of shipping has other days and slots (SHIP-17). */
  abstract clear(): void;
}
