import { injectable } from 'inversify';
import { makeAutoObservable, runInAction } from 'mobx';
import { DeliveryCalendars } from '../../../application/fulfilment/delivery-calendars.port';
import { CurrentChoices } from '../../../application/cart/current-choices.port';
import { DeselectBookedSlots } from '../../../application/cart/deselect-booked-slots';
import { CurrentShipping } from '../../../application/fulfilment/current-shipping.port';
import { Clock } from '../../../application/shared/clock.port';
import type { Cart } from '../../../domain/cart/cart';
import type { CartGroup } from '../../../domain/cart/cart-group';
import type { CartLine } from '../../../domain/cart/cart-line';
import type { CartChoices } from '../../../domain/cart/cart-choices';
import {
  type DeliveryChoices,
  MISSING_TEXT,
  type MissingChoice,
} from '../../../domain/cart/delivery-choices';
import type { DeliveryCalendar } from '../../../domain/fulfilment/delivery-calendar';
import { type ShippingChoice, skipsAddress, requestedTime } from '../../../domain/fulfilment/shipping-choice';
import { formatSlot, SLOT_TAKEN_TEXT } from '../../../domain/fulfilment/time-slot';
import { CalendarDate } from '../../../domain/shared/calendar-date';
import { Observed } from '../../shared/view-model/observed';
import { SlotPicker } from '../slot-picker/slot-picker';
import { CartCalendars } from './cart-calendars';
import { type IsDateAvailable, unavailableKeys, withRequestedDate } from './dated-keys';
import { shownDates } from './group-calendar';
import { GroupDates, withSharedDate } from './group-dates';

/** The delivery dates chosen for groups and lines, and the dates available (CART-19..24). */
@injectable('Transient')
export class DeliverySchedule {
  private bookedGroupKeys: readonly string[] = [];
  private showsMissing = false;
  private readonly calendars: CartCalendars;
  private readonly dates: GroupDates;
  private readonly observed: Observed<CartChoices>;
  private readonly observedShipping: Observed<ShippingChoice>;

  constructor(
    private readonly current: CurrentChoices,
    source: DeliveryCalendars,
    private readonly clock: Clock,
    private readonly deselectBooked: DeselectBookedSlots,
    currentShipping: CurrentShipping,
    readonly slots: SlotPicker,
  ) {
    this.observed = new Observed(current);
    this.observedShipping = new Observed(currentShipping);
    this.calendars = new CartCalendars(source, (cart) => this.receiveCalendars(cart));
    this.dates = new GroupDates(() => this.choices);
    makeAutoObservable(this, {}, { autoBind: true });
  }

  get shipping(): ShippingChoice {
    return this.observedShipping.state;
  }

  /** Why no dates are available; blank when they are. */
  get problem(): string {
    return this.calendars.problem;
  }

  /** Loads the calendars of the cart's vendors and speeds, once for each set of them. */
  prepare(cart: Cart): Promise<void> {
    return this.calendars.load(cart);
  }

  chooseDate(lineId: string, iso: string): void {
    const date = CalendarDate.parse(iso);
    if (date) this.keep(this.choices.withDate(lineId, date));
  }

  chooseDateForAll(group: CartGroup, iso: string): void {
    const date = CalendarDate.parse(iso);
    if (date) this.keep(this.choices.withDateForAll(group, date));
  }

  /** Whether all lines of the group have one date together. */
  hasSharedDate(group: CartGroup): boolean {
    return this.dates.isShared(group);
  }

  /** Lines that come together again take the first of their dates. */
  separateDates(group: CartGroup, isSeparate: boolean): void {
    this.dates.setSeparate(group, isSeparate);
    if (!isSeparate) this.keep(withSharedDate(this.choices, group));
  }

  receive(cart: Cart): void {
    this.applyRequestedDate(cart);
    this.keep(this.dates.completed(cart));
    void this.prepare(cart);
  }

  /** The date chosen on the options page applies to everything that has no date yet. */
  private applyRequestedDate(cart: Cart): void {
    const requested = requestedTime(this.shipping);
    if (!requested) return;
    this.keep(withRequestedDate(this.choices, cart, requested, this.isDateAvailable));
  }

  calendarFor(group: CartGroup): DeliveryCalendar | null {
    return this.calendars.of(group);
  }

  /** CART-25: returns the missing choices; from now on they are marked. */
  showMissing(cart: Cart): readonly MissingChoice[] {
    this.showsMissing = true;
    return this.missing(cart);
  }

  /**
   * Deselects slots that others have booked in the meantime; true if there were any. Only driver slots can be booked.
   */
  async deselectBookedSlots(cart: Cart): Promise<boolean> {
    if (skipsAddress(this.shipping)) return false;
    const booked = await this.deselectBooked.execute(cart);
    runInAction(() => (this.bookedGroupKeys = booked));
    return booked.length > 0;
  }

  openSlots(group: CartGroup): void {
    const calendar = () => this.calendarFor(group);
    this.slots.open(group, { calendar, today: this.today, isBooked: this.hasBookedSlot(group) });
  }

  hasBookedSlot({ key }: CartGroup): boolean {
    return this.bookedGroupKeys.includes(key);
  }

  /** The missing choices, once CHECKOUT has been pressed. */
  missing(cart: Cart): readonly MissingChoice[] {
    return this.showsMissing ? this.choices.missingFor(cart) : [];
  }

  /** The date of one line, and the dates available for it. */
  line(line: CartLine, group: CartGroup) {
    return this.dated(group, this.choices.date(line.id));
  }

  /** The date of all lines of a group that come together, and the dates available for them. */
  lines(group: CartGroup) {
    return this.dated(group, this.choices.datesOf(group)[0] ?? null);
  }

  /** The date and the slot of a same-day group. */
  group(group: CartGroup) {
    const date = this.choices.date(group.key);
    const slot = this.choices.slot(group.key);
    return {
      date: date?.shown ?? '',
      slot: slot ? formatSlot(slot) : '',
      dateProblem: this.showsMissing && !date ? MISSING_TEXT : '',
      slotProblem: slot ? '' : this.slotProblem(group),
    };
  }

  dispose(): void {
    this.calendars.dispose();
    this.slots.close();
  }

  get today(): CalendarDate {
    return this.clock.today();
  }

  private dated(group: CartGroup, date: CalendarDate | null) {
    const calendar = this.calendarFor(group);
    return {
      ...shownDates(calendar, this.today),
      date: date?.iso,
      earliest: calendar?.nextOpenDate(this.today)?.iso,
      problem: this.showsMissing && !date ? MISSING_TEXT : '',
    };
  }

  private slotProblem(group: CartGroup): string {
    if (this.hasBookedSlot(group)) return SLOT_TAKEN_TEXT;
    return this.showsMissing ? MISSING_TEXT : '';
  }

  private get choices() {
    return this.observed.state.delivery;
  }

  private keep(delivery: DeliveryChoices): void {
    if (delivery !== this.choices) this.current.set(this.current.get().withDelivery(delivery));
  }

  /** True while the vendor's calendar is unknown. */
  private get isDateAvailable(): IsDateAvailable {
    return (group, date) => this.calendarFor(group)?.allows(date, this.today) ?? true;
  }

  private receiveCalendars(cart: Cart): void {
    const stale = unavailableKeys(this.choices, cart, this.isDateAvailable);
    if (stale.length > 0) this.keep(this.choices.without(stale));
    this.slots.receiveCalendar();
  }
}
