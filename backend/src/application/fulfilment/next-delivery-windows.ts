import { type DeliveryWindow, nextWindows } from '../../domain/fulfilment/delivery-window';
import type { Clock } from '../shared/clock.port';
import type { DeliveryCalendars } from './delivery-calendars.port';

/** `NextDeliveries` of the catalogue. */
export class NextDeliveryWindows {
  constructor(
    private readonly calendars: DeliveryCalendars,
    private readonly clock: Clock,
  ) {}

  async to(zipcode: string): Promise<DeliveryWindow[]> {
    return nextWindows(await this.calendars.ofArea(zipcode, this.clock.now()));
  }
}
