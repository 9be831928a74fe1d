import { Clock } from '../../../src/application/shared/clock.port';
import { CalendarDate } from '../../../src/domain/shared/calendar-date';

interface Timer {
  readonly at: number;
  readonly action: () => void;
}

/** Time that passes only when a test advances it; it starts at noon of 1 June 2030, local time. */
export class FakeClock extends Clock {
  private instant = new Date(2030, 5, 1, 12).getTime();
  private timers: readonly Timer[] = [];

  now(): number {
    return this.instant;
  }

  today(): CalendarDate {
    const now = new Date(this.instant);
    return CalendarDate.of(now.getFullYear(), now.getMonth() + 1, now.getDate());
  }

  time(): string {
    const now = new Date(this.instant);
    return [now.getHours(), now.getMinutes()].map((part) => String(part).padStart(2, '0')).join(':');
  }

  after(milliseconds: number, action: () => void): () => void {
    const timer = { at: this.instant + milliseconds, action };
    this.timers = [...this.timers, timer];
    return () => (this.timers = this.timers.filter((other) => other !== timer));
  }

  advance(milliseconds: number): void {
    const end = this.instant + milliseconds;
    for (let next = this.nextUntil(end); next; next = this.nextUntil(end)) {
      const due = next;
      this.timers = this.timers.filter((timer) => timer !== due);
      this.instant = due.at;
      due.action();
    }
    this.instant = end;
  }

  private nextUntil(end: number): Timer | undefined {
    return this.timers.filter((timer) => timer.at <= end).sort((a, b) => a.at - b.at)[0];
  }
}
