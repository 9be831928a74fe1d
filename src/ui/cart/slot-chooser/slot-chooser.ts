import { makeAutoObservable, observableRef } from 'mobx';
import type { CurrentChoices } from '../../../application/cart/current-choices.port';
import type { DeliveryCalendars, SlotRequest } from '../../../application/fulfilment/delivery-calendars.port';
import type { CartGroup } from '../../../domain/cart/cart-group';
import { MISSING_TEXT } from '../../../domain/cart/delivery-choices';
import { NO_SLOTS_TEXT, shownSlot, type TimeSlot } from '../../../domain/fulfilment/time-slot';
import { CalendarDate } from '../../../domain/shared/calendar-date';
import type { PlaceStore } from '../../location/place.store';
import { shownDates } from '../delivery-plan/group-calendar';
import type { DeliveryPlan } from '../delivery-plan/delivery-plan';
import type { SlotListStore } from './slot-list.store';
import { Latest } from '../../shared/view-model/latest';

type Status = 'idle' | 'loading' | 'ready' | 'failed';

/** `Choose Delivery Slots`: a day, an hour of it, and only CONTINUE makes them count. */
export class SlotChooser {
  private group: CartGroup | null = null;
  private date: CalendarDate | null = null;
  private slot: TimeSlot | null = null;
  private slots: readonly TimeSlot[] = [];
  private status: Status = 'idle';
  private problem = '';
  private asksForMissing = false;
  private readonly latest = new Latest();

  constructor(
    private readonly plan: DeliveryPlan,
    private readonly choices: CurrentChoices,
    private readonly place: PlaceStore,
    private readonly source: DeliveryCalendars,
    private readonly lists: SlotListStore,
  ) {
    makeAutoObservable<this, 'plan' | 'choices' | 'place' | 'source' | 'lists' | 'slots' | 'slot' | 'latest'>(
      this,
      {
        plan: false,
        choices: false,
        place: false,
        source: false,
        lists: false,
        slots: observableRef,
        slot: observableRef,
        latest: false,
      },
      { autoBind: true },
    );
  }

  /** Null while the dialog is closed. */
  get state() {
    if (!this.group) return null;
    return {
      vendorName: this.group.vendorName,
      ...shownDates(this.plan.calendarFor(this.group), this.plan.today),
      date: this.date?.iso,
      dateProblem: this.asksForMissing && !this.date ? MISSING_TEXT : '',
      status: this.status,
      problem: this.problem,
      slots: this.slots.map(shownSlot),
      slot: this.slot ? shownSlot(this.slot) : undefined,
      slotProblem: this.asksForMissing && !this.slot ? MISSING_TEXT : '',
    };
  }

  /** With what was chosen before, or the first day that can be had. */
  open(group: CartGroup): void {
    const { delivery } = this.choices.get();
    this.group = group;
    this.asksForMissing = false;
    this.slot = delivery.slot(group.key);
    this.date =
      delivery.date(group.key) ?? this.plan.calendarFor(group)?.nextOpenDate(this.plan.today) ?? null;
    this.slots = [];
    this.status = 'idle';
    const request = this.request;
    if (request && this.plan.hasLostSlot(group)) this.lists.forget(request);
    void this.loadSlots();
  }

  pickDate(iso: string): void {
    this.date = CalendarDate.parse(iso);
    this.slot = null;
    void this.loadSlots();
  }

  pickSlot(shown: string): void {
    this.slot = this.slots.find((slot) => shownSlot(slot) === shown) ?? null;
  }

  retry(): void {
    void this.loadSlots();
  }

  close(): void {
    this.latest.cancel();
    this.group = null;
  }

  confirm(): void {
    const { group, date, slot } = this;
    this.asksForMissing = true;
    if (!group || !date || !slot) return;
    const choices = this.choices.get();
    this.choices.set(
      choices.withDelivery(choices.delivery.withDate(group.key, date).withSlot(group.key, slot)),
    );
    this.close();
  }

  private get request(): SlotRequest | null {
    const { group, date } = this;
    return group && date && { date, locationId: group.locationId, zipcode: this.place.zipcode };
  }

  /** STATE-07: a list that is known is shown while it is asked for anew, and stays where that fails. */
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

  /** A slot chosen before may be booked meanwhile. */
  private show(slots: readonly TimeSlot[]): void {
    this.status = 'ready';
    this.slots = slots;
    this.problem = slots.length === 0 ? NO_SLOTS_TEXT : '';
    if (this.slot) this.pickSlot(shownSlot(this.slot));
  }

  private fail(problem: string): void {
    this.status = 'failed';
    this.slots = [];
    this.problem = problem;
  }
}
