import type { HomeDelivery } from '../../../domain/location/home-page';
import { homeTexts } from '../../../texts/catalog/home';
import { dateInWords } from '../../shared/date-field/date-in-words';

const NEAR_DAYS = [homeTexts.today, homeTexts.tomorrow];

/** `today until 18:00`, or `as early as Monday, November 30`. */
export function nextDeliveryText({ date, daysAhead, until }: HomeDelivery): string {
  const day = NEAR_DAYS[daysAhead] ?? homeTexts.onDate(dateInWords(date.iso));
  return until ? homeTexts.until(day, until) : homeTexts.asEarlyAs(day);
}
