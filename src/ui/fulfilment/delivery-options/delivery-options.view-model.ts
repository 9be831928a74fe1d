import { injectable } from 'inversify';
import { makeAutoObservable, runInAction } from 'mobx';
import { ChooseShipping } from '../../../application/fulfilment/choose-shipping';
import {
  FindShippingOptions,
  type ShippingOptions,
} from '../../../application/fulfilment/find-shipping-options';
import { Clock } from '../../../application/shared/clock.port';
import { primarySpeed, type FulfilmentOption } from '../../../domain/fulfilment/delivery-speed';
import {
  chosenVisit,
  NO_VISIT_PROBLEMS,
  RETAILER_REQUIRED_TEXT,
  visitProblems,
} from '../../../domain/fulfilment/visit';
import { lastOrderDate } from '../../../domain/fulfilment/order-horizon';
import { formatSlot } from '../../../domain/fulfilment/time-slot';
import { type FulfilmentType, fulfilmentTypeOf } from '../../../domain/fulfilment/shipping-choice';
import type { City } from '../../../domain/location/city';
import { CalendarDate } from '../../../domain/shared/calendar-date';
import { parseStars, type StarCategory, type Venue } from '../../../domain/vendor/retailer';
import { PlaceStore } from '../../location/place.store';
import { storePath } from '../../shared/paths/paths';
import { LatestRequest } from '../../shared/view-model/latest-request';
import { chosenSoFar, deliverySlotOf, retailerVisitOf } from './chosen-options';
import { STAR_OPTIONS } from '../../vendor/star-options';
import { retailersFor, toOptionState } from './option-texts';
import { DriverSlotPicker } from './driver-slot-picker';

type Status = 'loading' | 'ready' | 'failed' | 'not-supported' | 'no-zipcode';

/** `Choose a Delivery Options` (SHIP-01..30): Dine-In, Pick-Up or Delivery, with place and time. */
@injectable()
export class DeliveryOptionsViewModel {
  private status: Status = 'loading';
  private problem = '';
  private fulfilmentOptions: readonly FulfilmentOption[] = [];
  /** Null if dine-in is not offered at the zipcode. */
  private venues: readonly Venue[] | null = [];
  private city: City | null = null;
  private optionId = 0;
  private stars: StarCategory = 0;
  private retailerId = '';
  private date: CalendarDate | null = null;
  private time = '';
  /** How often CONTINUE was pressed while something was missing. */
  private refusals = 0;
  private readonly latest = new LatestRequest();

  constructor(
    private readonly findOptions: FindShippingOptions,
    private readonly chooseShipping: ChooseShipping,
    readonly drivers: DriverSlotPicker,
    private readonly place: PlaceStore,
    private readonly clock: Clock,
  ) {
    makeAutoObservable(this, {}, { autoBind: true, deep: false });
  }

  get state() {
    return {
      status: this.status,
      problem: this.problem,
      city: this.city,
      options: this.fulfilmentOptions.map(toOptionState),
      optionId: this.option ? String(this.option.id) : undefined,
      type: this.type,
      fee: this.option?.fee.format() ?? '',
      summary: this.summary,
      isSupported: this.type !== 'dine-in' || this.venues !== null,
      starOptions: STAR_OPTIONS,
      stars: String(this.stars),
      retailers: this.retailers,
      retailerId: this.retailer?.value ?? '',
      retailerProblem: this.refusals > 0 && !this.retailer ? RETAILER_REQUIRED_TEXT : '',
      min: this.clock.today().iso,
      max: lastOrderDate(this.clock.today()).iso,
      date: this.date?.iso,
      time: this.time,
      refusals: this.refusals,
      ...(this.refusals > 0 ? visitProblems(this.date, this.time, this.clock.today()) : NO_VISIT_PROBLEMS),
      drivers: this.drivers.state,
      mayContinue: this.type !== 'delivery' || this.drivers.slot !== null,
    };
  }

  async load(): Promise<void> {
    const isWanted = this.latest.begin();
    const { zipcode } = this.place;
    this.status = zipcode ? 'loading' : 'no-zipcode';
    if (!zipcode) return;
    const found = await this.findOptions.execute(zipcode, this.place.place);
    if (!isWanted()) return;
    runInAction(() => (found.ok ? this.receive(found.value) : this.fail(found.failure.message)));
  }

  /** SHIP-12: another option resets the date. */
  chooseOption(id: string): void {
    this.optionId = Number(id);
    this.retailerId = '';
    this.refusals = 0;
    this.drivers.reset();
  }

  chooseStars(value: string): void {
    this.stars = parseStars(value);
  }

  chooseRetailer(id: string): void {
    this.retailerId = id;
  }

  pickDate(iso: string): void {
    this.date = CalendarDate.parse(iso);
  }

  pickTime(time: string): void {
    this.time = time;
  }

  /** SHIP-17, SHIP-18: saves the choice and resolves with the path of the store; null if something is missing. */
  proceed(): string | null {
    const { type, retailer, visit, drivers } = this;
    const choice = type === 'delivery' ? deliverySlotOf(drivers) : retailerVisitOf({ type, retailer, visit });
    if (!choice) this.refusals += 1;
    if (!choice) return null;
    this.chooseShipping.execute(choice);
    return storePath();
  }

  dispose(): void {
    this.latest.cancel();
    this.drivers.dispose();
  }

  private get summary() {
    const { type, date, time, drivers, retailer } = this;
    const visit = { retailer: retailer?.name, date, time };
    const delivery = { date: drivers.date, time: drivers.slot ? formatSlot(drivers.slot) : '' };
    return chosenSoFar(this.option?.name ?? '', type === 'delivery' ? delivery : visit, type !== 'delivery');
  }

  private get option(): FulfilmentOption | undefined {
    return this.fulfilmentOptions.find(({ id, methods }) => id === this.optionId && methods.length > 0);
  }

  private get type(): FulfilmentType | '' {
    return this.option ? fulfilmentTypeOf(this.option.id) : '';
  }

  private get retailers() {
    return retailersFor(this.option, this.venues ?? [], this.stars);
  }

  private get retailer() {
    return this.retailers.find(({ value }) => value === this.retailerId);
  }

  private get visit() {
    return chosenVisit(this.date, this.time, this.clock.today());
  }

  private receive({ speeds, venues, city }: ShippingOptions): void {
    this.city = city;
    this.venues = venues;
    this.fulfilmentOptions = speeds;
    this.optionId = primarySpeed(speeds)?.id ?? 0;
    this.status = this.option || venues ? 'ready' : 'not-supported';
  }

  private fail(message: string): void {
    this.status = 'failed';
    this.problem = message;
  }
}
