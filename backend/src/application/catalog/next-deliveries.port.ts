import type { CalendarDate } from '../../domain/shared/calendar-date';
import type { SpeedType } from '../../domain/shared/speed-type';

export interface NextDelivery {
  speed: SpeedType;
  date: CalendarDate;
  /** Days from today, as the location counts them. */
  daysAhead: number;
  /** End of the last free driver slot of that day, `18:00`; absent for speeds without slots. */
  until?: string;
}

/** When what is ordered now can be delivered to an area first. */
export abstract class NextDeliveries {
  /** One for each speed, earliest first. */
  abstract to(zipcode: string): Promise<NextDelivery[]>;
}
