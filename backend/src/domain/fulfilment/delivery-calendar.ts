import { ORDER_HORIZON_DAYS } from '../../../../rules/fulfilment/order-horizon';
import type { CalendarRuleKind } from './calendar-rule-kind';
import { addDays, type CalendarDate, firstMomentOf, type LocalTime } from '../shared/calendar-date';
import type { SpeedType } from '../shared/speed-type';

/** An exceptional day; exactly one of the three fields is set. */
export interface CalendarRule {
  kind: CalendarRuleKind;
  onDate: CalendarDate | null;
  everyYearOn: string | null;
  daysFromToday: number | null;
}

/** The calendar data of a location. */
export interface LocationDays {
  cutOffHour: number;
  rules: CalendarRule[];
  /** Days from ordering to the first delivery; 0 for speeds that are not listed. */
  leadDays: Partial<Record<SpeedType, number>>;
}

/** How many days ahead drivers can be booked (DEMO-39). */
const SLOT_HORIZON_DAYS = 30;

/** The delivery days of one location, seen from its current local time (BD-43, X-053). */
export class DeliveryCalendar {
  constructor(
    private readonly days: LocationDays,
    readonly now: LocalTime,
    /** Instant and time zone; without them, daylight-saving changes are ignored. */
    private readonly moment?: { instant: Date; timeZone: string },
  ) {}

  /** Whether a time has passed; stays true while a clock that was set back shows it again. */
  hasBegun(date: CalendarDate, time: string): boolean {
    if (date !== this.now.date) return date < this.now.date;
    if (!this.moment) return time < this.now.time;
    const { instant, timeZone } = this.moment;
    return firstMomentOf(date, time, timeZone).getTime() < Math.floor(instant.getTime() / 60_000) * 60_000;
  }

  /** The first day on which an order placed now can arrive, by cut-off hour, lead time and holidays (BD-43). */
  nextDate(speed?: SpeedType): CalendarDate {
    const late = this.now.hour >= this.days.cutOffHour ? 1 : 0;
    const lead = (speed && this.days.leadDays[speed]) ?? 0;
    let date = addDays(this.now.date, late + lead);
    while (this.isHoliday(date)) date = addDays(date, 1);
    return date;
  }

  /** Whether an order may choose the day (CART-22, CART-23). */
  delivers(date: CalendarDate, speed?: SpeedType): boolean {
    return (
      date >= this.nextDate(speed) &&
      date <= addDays(this.now.date, ORDER_HORIZON_DAYS) &&
      !this.isHoliday(date)
    );
  }

  /** Whether drivers deliver that day, and can be booked already. */
  hasDrivers(date: CalendarDate): boolean {
    return this.canBookDrivers(date) && this.delivers(date, 'Same Day') && !this.noSlotRule(date);
  }

  /** Whether the day is near enough that its drivers can be booked, if they deliver that day. */
  canBookDrivers(date: CalendarDate): boolean {
    return date <= addDays(this.now.date, SLOT_HORIZON_DAYS);
  }

  /** How the slot call reports that a day has no slots, if a rule decides it (DEMO-40, DEMO-41). */
  noSlotRule(date: CalendarDate): CalendarRuleKind | undefined {
    return this.days.rules.find((rule) => rule.kind !== 'holiday' && this.applies(rule, date))?.kind;
  }

  isHoliday(date: CalendarDate): boolean {
    return this.days.rules.some((rule) => rule.kind === 'holiday' && this.applies(rule, date));
  }

  /** The holidays within the range of a date picker, earliest first. */
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
