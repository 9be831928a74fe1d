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

  time(): string {
    const now = new Date();
    return [now.getHours(), now.getMinutes()].map((part) => String(part).padStart(2, '0')).join(':');
  }

  after(milliseconds: number, action: () => void): () => void {
    const timer = setTimeout(action, milliseconds);
    return () => clearTimeout(timer);
  }
}
