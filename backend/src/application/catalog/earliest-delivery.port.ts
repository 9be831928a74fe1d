import type { CalendarDate } from '../../domain/shared/calendar-date';
import type { SpeedType } from '../../domain/shared/speed-type';

/** undefined for a location without a calendar. */
export type EarliestDate = (locationId: number, speed: SpeedType) => CalendarDate | undefined;

/** When what is ordered now can be delivered first. */
export abstract class EarliestDelivery {
  abstract from(locationIds: number[]): Promise<EarliestDate>;
}
