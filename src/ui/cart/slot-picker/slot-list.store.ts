import { injectable } from 'inversify';
import type { SlotRequest } from '../../../application/fulfilment/delivery-calendars.port';
import type { TimeSlot } from '../../../domain/fulfilment/time-slot';

/**
 * The slot lists fetched so far, by date, vendor and zipcode (STATE-07). A known list is shown at once and fetched
 * again in the background, because others book slots in the meantime; so it is kept in memory only.
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
