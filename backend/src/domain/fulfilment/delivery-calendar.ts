import { ORDER_HORIZON_DAYS } from '../../../../rules/fulfilment/order-horizon';
import type { CalendarRuleKind } from './calendar-rule-kind';
import { addDays, type CalendarDate, firstMomentOf, type LocalTime } from '../shared/calendar-date';
import type { SpeedType } from '../shared/speed-type';

/** A day that is not like the others; one of the three says which. */
export interface CalendarRule {
  kind: CalendarRuleKind;
  onDate: CalendarDate | null;
  everyYearOn: string | null;
  daysFromToday: number | null;
}

/** What a location says of its days. */
export interface LocationDays {
  cutOffHour: number;
  rules: CalendarRule[];
  /** Days from ordering to the first delivery; a speed that is not listed delivers from today. */
  leadDays: Partial<Record<SpeedType, number>>;
}

/** Drivers are planned so far ahead (DEMO-39). */
export const SLOT_HORIZON_DAYS = 30;

/** The days of one location, seen from the moment that its own clock shows (BD-43, X-053). */
export class DeliveryCalendar {
  constructor(
    private readonly days: LocationDays,
    readonly now: LocalTime,
    /** The same moment, and where it is; without it days have no nights on which the clocks change. */
    private readonly moment?: { instant: Date; timeZone: string },
  ) {}

  /** Whether an hour has begun: also while a clock that was put back shows it again, which sells nothing twice. */
  hasBegun(date: CalendarDate, time: string): boolean {
    if (date !== this.now.date) return date < this.now.date;
    if (!this.moment) return time < this.now.time;
    const { instant, timeZone } = this.moment;
    return firstMomentOf(date, time, timeZone).getTime() < Math.floor(instant.getTime() / 60_000) * 60_000;
  }

  /** The first day that goods ordered now can arrive: cut-off hour and lead time counted, holidays skipped (BD-43). */
  nextDate(speed?: SpeedType): CalendarDate {
    const late = this.now.hour >= this.days.cutOffHour ? 1 : 0;
    const lead = (speed && this.days.leadDays[speed]) ?? 0;
    let date = addDays(this.now.date, late + lead);
    while (this.isHoliday(date)) date = addDays(date, 1);
    return date;
  }

  /** Whether an order may ask for the day (CART-22, CART-23). */
  delivers(date: CalendarDate, speed?: SpeedType): boolean {
    return (
      date >= this.nextDate(speed) &&
      date <= addDays(this.now.date, ORDER_HORIZON_DAYS) &&
      !this.isHoliday(date)
    );
  }

  /** Whether drivers go out that day at all, and are planned for it already. */
  hasDrivers(date: CalendarDate): boolean {
    return (
      date <= addDays(this.now.date, SLOT_HORIZON_DAYS) &&
      this.delivers(date, 'Same Day') &&
      !this.noSlotRule(date)
    );
  }

  /** How the slot call says that a day has no slots, if a rule decides it (DEMO-40, DEMO-41). */
  noSlotRule(date: CalendarDate): CalendarRuleKind | undefined {
    return this.days.rules.find((rule) => rule.kind !== 'holiday' && this.applies(rule, date))?.kind;
  }

  isHoliday(date: CalendarDate): boolean {
    return this.days.rules.some((rule) => rule.kind === 'holiday' && this.applies(rule, date));
  }

  /** The holidays that a date picker can meet, soonest first. */
  holidays(): CalendarDate[] {
    if (!this.days.rules.some((rule) => rule.kind === 'holiday')) return [];
    return Array.from({ length: ORDER_HORIZON_DAYS + 1 }, (_, day) => addDays(this.now.date, day)).filter(
      (date) => this.isHoliday(date),
    );
  }

  private applies(rule: CalendarRule, date: CalendarDate): boolean {
    if (rule.onDate !== null) return rule.onDate === date;
    if (rule.everyYearOn !== null) return rule.everyYearOn === date.slice(5);
    return rule.daysFromToday !== null && addDays(this.now.date, rule.daysFromToday) === date;
  }
}
