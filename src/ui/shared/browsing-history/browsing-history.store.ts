import { injectable } from 'inversify';

/** The history entries of this page load at which the shopper browsed, so that the cart can lead back to the last one. */
@injectable()
export class BrowsingHistoryStore {
  /** By the position of the entry in the session history. */
  private readonly isBrowsing: boolean[] = [];

  visit(position: number, isBrowsing: boolean): void {
    this.isBrowsing[position] = isBrowsing;
  }

  /** How many entries to go back from a position; 0 if there was no such screen before. */
  stepsBackFrom(position: number): number {
    const last = this.isBrowsing.slice(0, position).lastIndexOf(true);
    return last < 0 ? 0 : position - last;
  }
}
