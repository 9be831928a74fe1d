import { Clock } from '../../../src/application/shared/clock.port';
import { CalendarDate } from '../../../src/domain/shared/calendar-date';

interface Timer {
  readonly at: number;
  readonly action: () => void;
}

/** Time that passes only when a test advances it; it starts at noon of 1 June 2030, local time. */
export class FakeClock extends Clock {
  private time = new Date(2030, 5, 1, 12).getTime();
  private timers: readonly Timer[] = [];

  now(): number {
    return this.time;
  }

  today(): CalendarDate {
    const now = new Date(this.time);
    return CalendarDate.of(now.getFullYear(), now.getMonth() + 1, now.getDate());
  }

  after(milliseconds: number, action: () => void): () => void {
    const timer = { at: this.time + milliseconds, action };
    this.timers = [...this.timers, timer];
    return () => (this.timers = this.timers.filter((other) => other !== timer));
  }

  advance(milliseconds: number): void {
    const end = this.time + milliseconds;
    for (let next = this.nextUntil(end); next; next = this.nextUntil(end)) {
      const due = next;
      this.timers = this.timers.filter((timer) => timer !== due);
      this.time = due.at;
      due.action();
    }
    this.time = end;
  }

  private nextUntil(end: number): Timer | undefined {
    return this.timers.filter((timer) => timer.at <= end).sort((a, b) => a.at - b.at)[0];
  }
}
