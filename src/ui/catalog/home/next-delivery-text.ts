import type { HomeDelivery } from '../../../domain/location/home-page';
import { dateInWords } from '../../shared/date-field/date-in-words';

const NEAR_DAYS = ['today', 'tomorrow'];

/** `today until 18:00`, or `as early as Monday, November 30`. */
export function nextDeliveryText({ date, daysAhead, until }: HomeDelivery): string {
  const day = NEAR_DAYS[daysAhead] ?? dateInWords(date.iso);
  return until ? `${day} until ${until}` : `as early as ${day}`;
}
