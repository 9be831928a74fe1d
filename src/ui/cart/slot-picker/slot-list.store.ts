import { injectable } from 'inversify';
import type { SlotRequest } from '../../../application/fulfilment/delivery-calendars.port';
import type { TimeSlot } from '../../../domain/fulfilment/time-slot';

/**
 * The slot lists that were fetched, by day, vendor and zipcode (STATE-07): who looks at a day again sees its slots at
 * once. They are asked for anew behind that, as others book meanwhile; so they are kept in memory alone.
 */
@injectable()
export class SlotListStore {
  private readonly lists = new Map<string, readonly TimeSlot[]>();

  listFor(request: SlotRequest): readonly TimeSlot[] | undefined {
    return this.lists.get(keyOf(request));
  }

  keep(request: SlotRequest, slots: readonly TimeSlot[]): void {
    this.lists.set(keyOf(request), slots);
  }

  forget(request: SlotRequest): void {
    this.lists.delete(keyOf(request));
  }
}

const keyOf = ({ date, locationId, zipcode }: SlotRequest): string =>
  [date.iso, locationId, zipcode].join(' ');
