import { injectable } from 'inversify';
import { makeAutoObservable } from 'mobx';
import { CurrentChoices } from '../../../application/cart/current-choices.port';
import { DeliveryCalendars, type SlotRequest } from '../../../application/fulfilment/delivery-calendars.port';
import type { CartGroup } from '../../../domain/cart/cart-group';
import { MISSING_TEXT } from '../../../domain/cart/delivery-choices';
import type { DeliveryCalendar } from '../../../domain/fulfilment/delivery-calendar';
import { NO_SLOTS_TEXT, formatSlot, type TimeSlot } from '../../../domain/fulfilment/time-slot';
import { CalendarDate } from '../../../domain/shared/calendar-date';
import { PlaceStore } from '../../location/place.store';
import { shownDates } from '../delivery-schedule/group-calendar';
import { SlotListStore } from './slot-list.store';
import { LatestRequest } from '../../shared/view-model/latest-request';

type Status = 'idle' | 'loading' | 'ready' | 'failed';

/** The dates of a group whose slots are opened. */
interface GroupDays {
  /** Null until it has arrived, which may be while the dialog is open. */
  readonly calendar: () => DeliveryCalendar | null;
  readonly today: CalendarDate;
  /** Others have booked the chosen slot. */
  readonly isBooked: boolean;
}

/** `Choose Delivery Slots`: a date and a slot, which take effect on CONTINUE. */
@injectable('Transient')
export class SlotPicker {
  private opened: { readonly group: CartGroup; readonly days: GroupDays } | null = null;
  private date: CalendarDate | null = null;
  private slot: TimeSlot | null = null;
  private slots: readonly TimeSlot[] = [];
  private status: Status = 'idle';
  private problem = '';
  private showsMissing = false;
  private readonly latest = new LatestRequest();

  constructor(
    private readonly choices: CurrentChoices,
    private readonly place: PlaceStore,
    private readonly source: DeliveryCalendars,
    private readonly lists: SlotListStore,
  ) {
    makeAutoObservable<this, 'choices' | 'place' | 'source' | 'lists' | 'latest'>(
      this,
      { choices: false, place: false, source: false, lists: false, latest: false },
      { autoBind: true, deep: false },
    );
  }

  /** Null while the dialog is closed. */
  get state() {
    if (!this.opened) return null;
    const { group, days } = this.opened;
    return {
      vendorName: group.vendorName,
      ...shownDates(days.calendar(), days.today),
      date: this.date?.iso,
      dateProblem: this.showsMissing && !this.date ? MISSING_TEXT : '',
      status: this.status,
      problem: this.problem,
      slots: this.slots.map(formatSlot),
      slot: this.slot ? formatSlot(this.slot) : undefined,
      slotProblem: this.showsMissing && !this.slot ? MISSING_TEXT : '',
    };
  }

  /** Starts with the earlier choice, or the first available date. */
  open(group: CartGroup, days: GroupDays): void {
    const { delivery } = this.choices.get();
    this.opened = { group, days };
    this.showsMissing = false;
    this.slot = delivery.slot(group.key);
    this.date = delivery.date(group.key) ?? days.calendar()?.nextOpenDate(days.today) ?? null;
    this.slots = [];
    this.status = 'idle';
    const request = this.request;
    if (request && days.isBooked) this.lists.forget(request);
    void this.loadSlots();
  }

  pickDate(iso: string): void {
    this.selectDate(CalendarDate.parse(iso));
  }

  /** The calendar has arrived: the dialog may be open, with no date yet, or with one that cannot be chosen. */
  receiveCalendar(): void {
    const { date } = this;
    const { calendar, today } = this.opened?.days ?? {};
    const known = calendar?.();
    if (!known || !today || (date && known.allows(date, today))) return;
    this.selectDate(date ? null : known.nextOpenDate(today));
  }

  pickSlot(shown: string): void {
    this.slot = this.slots.find((slot) => formatSlot(slot) === shown) ?? null;
  }

  retry(): void {
    void this.loadSlots();
  }

  close(): void {
    this.latest.cancel();
    this.opened = null;
  }

  confirm(): void {
    const { opened, date, slot } = this;
    this.showsMissing = true;
    if (!opened || !date || !slot) return;
    const { group } = opened;
    const choices = this.choices.get();
    this.choices.set(
      choices.withDelivery(choices.delivery.withDate(group.key, date).withSlot(group.key, slot)),
    );
    this.close();
  }

  private selectDate(date: CalendarDate | null): void {
    this.date = date;
    this.slot = null;
    if (date) return void this.loadSlots();
    this.latest.cancel();
    this.slots = [];
    this.status = 'idle';
    this.problem = '';
  }

  private get request(): SlotRequest | null {
    const { opened, date } = this;
    return opened && date && { date, locationId: opened.group.locationId, zipcode: this.place.zipcode };
  }

  /** STATE-07: a known list is shown while it is fetched again, and stays if that fails. */
  private async loadSlots(): Promise<void> {
    const { request } = this;
    if (!request) return;
    const isWanted = this.latest.begin();
    const kept = this.lists.listFor(request);
    if (kept) this.show(kept);
    else this.status = 'loading';
    const answer = await this.source.slotsOn(request);
    if (answer.ok) this.lists.keep(request, answer.value);
    if (!isWanted()) return;
    if (answer.ok) this.show(answer.value);
    else if (!kept) this.fail(answer.failure.message);
  }

  /** A slot chosen earlier may be booked by now. */
  private show(slots: readonly TimeSlot[]): void {
    this.status = 'ready';
    this.slots = slots;
    this.problem = slots.length === 0 ? NO_SLOTS_TEXT : '';
    if (this.slot) this.pickSlot(formatSlot(this.slot));
  }

  private fail(problem: string): void {
    this.status = 'failed';
    this.slots = [];
    this.problem = problem;
  }
}
