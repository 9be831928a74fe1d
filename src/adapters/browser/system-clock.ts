import { injectable } from 'inversify';
import { Clock } from '../../application/shared/clock.port';
import { CalendarDate } from '../../domain/shared/calendar-date';

/** The device's own clock and calendar. */
@injectable()
export class SystemClock extends Clock {
  now(): number {
    return Date.now();
  }

  today(): CalendarDate {
    const now = new Date();
    return CalendarDate.of(now.getFullYear(), now.getMonth() + 1, now.getDate());
  }

  after(milliseconds: number, action: () => void): () => void {
    const timer = setTimeout(action, milliseconds);
    return () => clearTimeout(timer);
  }
}
