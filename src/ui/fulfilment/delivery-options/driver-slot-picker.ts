import { injectable } from 'inversify';
import { makeAutoObservable, runInAction } from 'mobx';
import { DeliveryCalendars } from '../../../application/fulfilment/delivery-calendars.port';
import { NO_SLOTS_TEXT, formatSlot, type TimeSlot } from '../../../domain/fulfilment/time-slot';
import { CalendarDate } from '../../../domain/shared/calendar-date';
import { PlaceStore } from '../../location/place.store';
import { LatestRequest } from '../../shared/view-model/latest-request';

type Status = 'idle' | 'loading' | 'ready' | 'failed';

/** A date, and its available driver slots (SHIP-08, SHIP-14, SHIP-15). */
@injectable('Transient')
export class DriverSlotPicker {
  date: CalendarDate | null = null;
  slot: TimeSlot | null = null;
  private slots: readonly TimeSlot[] = [];
  private status: Status = 'idle';
  private problem = '';
  private readonly latest = new LatestRequest();

  constructor(
    private readonly source: DeliveryCalendars,
    private readonly place: PlaceStore,
  ) {
    makeAutoObservable(this, {}, { autoBind: true, deep: false });
  }

  get state() {
    return {
      date: this.date?.iso,
      status: this.status,
      problem: this.problem,
      slots: this.slots.map(formatSlot),
      slot: this.slot ? formatSlot(this.slot) : undefined,
    };
  }

  /** SHIP-12 */
  reset(): void {
    this.latest.cancel();
    this.date = null;
    this.slot = null;
    this.slots = [];
    this.status = 'idle';
    this.problem = '';
  }

  pickDate(iso: string): void {
    this.date = CalendarDate.parse(iso);
    this.slot = null;
    void this.load();
  }

  pickSlot(shown: string): void {
    this.slot = this.slots.find((slot) => formatSlot(slot) === shown) ?? null;
  }

  async load(): Promise<void> {
    const { date } = this;
    if (!date) return;
    const isWanted = this.latest.begin();
    this.status = 'loading';
    const answer = await this.source.slotsOn({ date, locationId: '', zipcode: this.place.zipcode });
    if (!isWanted()) return;
    runInAction(() => {
      this.status = answer.ok ? 'ready' : 'failed';
      this.slots = answer.ok ? answer.value : [];
      this.problem = answer.ok ? (this.slots.length === 0 ? NO_SLOTS_TEXT : '') : answer.failure.message;
    });
  }

  dispose(): void {
    this.latest.cancel();
  }
}
