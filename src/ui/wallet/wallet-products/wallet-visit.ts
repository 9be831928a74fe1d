import { makeAutoObservable } from 'mobx';
import type { Clock } from '../../../application/shared/clock.port';
import { isWithinOrderHorizon, lastOrderDate } from '../../../domain/fulfilment/order-horizon';
import {
  chosenVisit,
  firstVisitDay,
  isTimeOfDay,
  NO_VISIT_PROBLEMS,
  type Visit,
  WALLET_PICKER_TIME,
  walletVisitProblems,
} from '../../../domain/fulfilment/visit';
import { CalendarDate } from '../../../domain/shared/calendar-date';

/** The day and time of a visit as picked so far, and what is wrong with them (WAL-05..09). */
export class WalletVisit {
  private date: CalendarDate | null;
  private time = WALLET_PICKER_TIME;
  /** How often something could not be added because the visit was incomplete. */
  private refusals = 0;

  constructor(private readonly clock: Clock) {
    this.date = firstVisitDay(clock.today(), clock.time());
    makeAutoObservable<this, 'clock'>(this, { clock: false }, { autoBind: true, deep: false });
  }

  get state() {
    const today = this.clock.today();
    return {
      date: this.date?.iso,
      min: today.iso,
      max: lastOrderDate(today).iso,
      time: this.time,
      refusals: this.refusals,
      ...(this.refusals > 0 ? walletVisitProblems(this.date, this.time, today) : NO_VISIT_PROBLEMS),
    };
  }

  /** Null while something is missing or wrong. */
  get chosen(): Visit | null {
    return chosenVisit(this.date, this.time, this.clock.today());
  }

  /** For the history entry, so that Back and a reload restore it. */
  get picked() {
    return { date: this.date?.iso ?? '', time: this.time };
  }

  /** What cannot be picked any more, or never could, is left as it is. */
  restore(picked: unknown): void {
    const { date, time } = (picked ?? {}) as Record<string, unknown>;
    const day = typeof date === 'string' ? CalendarDate.parse(date) : null;
    if (day && isWithinOrderHorizon(day, this.clock.today())) this.date = day;
    if (typeof time === 'string' && isTimeOfDay(time)) this.time = time;
  }

  pickDate(iso: string): void {
    this.date = CalendarDate.parse(iso);
  }

  pickTime(time: string): void {
    this.time = time;
  }

  refuse(): void {
    this.refusals += 1;
  }
}
