import { DeliveryCalendars } from '../../../application/fulfilment/delivery-calendars.port';
import type { DeliveryCalendar } from '../../../domain/fulfilment/delivery-calendar';
import type { Connection } from '../repository-registry';
import { loadCalendars } from './calendar.repository';

export class PostgresDeliveryCalendars extends DeliveryCalendars {
  constructor(private readonly db: Connection) {
    super();
  }

  async of(locationIds: number[], now: Date): Promise<Map<number, DeliveryCalendar>> {
    const calendars = await loadCalendars(this.db, { locationIds }, now);
    return new Map(calendars.map(({ locationId, calendar }) => [locationId, calendar]));
  }
}
