import type { Clock } from '../../src/application/shared/clock.port';
import { CalendarDate } from '../../src/domain/shared/calendar-date';

interface TimedClock {
  readonly clock: Clock;
  readonly pass: (milliseconds: number) => void;
}

export function describeClock(name: string, open: () => TimedClock): void {
  describe(`a clock, ${name}`, () => {
    it('advances with time', () => {
      const { clock, pass } = open();
      const start = clock.now();
      pass(1500);
      expect(clock.now() - start).toBe(1500);
    });

    it("changes the date at midnight in the shopper's time zone [X-053]", () => {
      const { clock, pass } = open();
      expect(clock.today()).toEqual(dayOf(clock.now()));
      pass(untilMidnight(clock.now()) - 1);
      const before = clock.today();
      pass(1);
      expect(clock.today()).toEqual(before.plusDays(1));
    });

    it("tells the time of day in the shopper's time zone [X-053]", () => {
      const { clock, pass } = open();
      pass(untilMidnight(clock.now()) - 1);
      expect(clock.time()).toBe('23:59');
      pass(1 + NINE_HOURS_FIVE_MS);
      expect(clock.time()).toBe('09:05');
    });

    it('runs a scheduled action once, at its time', () => {
      const { clock, pass } = open();
      const runs: number[] = [];
      const start = clock.now();
      clock.after(800, () => runs.push(clock.now() - start));
      pass(799);
      expect(runs).toEqual([]);
      pass(1);
      pass(5000);
      expect(runs).toEqual([800]);
    });

    it('runs actions in order of their time, including those that an action schedules', () => {
      const { clock, pass } = open();
      const runs: string[] = [];
      clock.after(300, () => runs.push('last'));
      clock.after(100, () => {
        runs.push('first');
        clock.after(100, () => runs.push('second'));
      });
      pass(300);
      expect(runs).toEqual(['first', 'second', 'last']);
    });

    it('skips cancelled actions, and nothing else', () => {
      const { clock, pass } = open();
      const runs: string[] = [];
      const callOff = clock.after(100, () => runs.push('called off'));
      const callOffLate = clock.after(100, () => runs.push('kept'));
      callOff();
      callOff();
      pass(100);
      callOffLate();
      expect(runs).toEqual(['kept']);
    });
  });
}

/** Nine hours and five minutes. */
const NINE_HOURS_FIVE_MS = (9 * 60 + 5) * 60 * 1000;

function dayOf(time: number): CalendarDate {
  const date = new Date(time);
  return CalendarDate.of(date.getFullYear(), date.getMonth() + 1, date.getDate());
}

const untilMidnight = (time: number): number => new Date(time).setHours(24, 0, 0, 0) - time;
