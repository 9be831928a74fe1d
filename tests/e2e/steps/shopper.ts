import { createShopClient, type ShopClient } from '@cork-and-petal/sdk';
import { orThrow } from '@cork-and-petal/sdk/errors';
import type { Page } from '@playwright/test';
import { DEMO_PASSWORD } from '../../../demo/data/people';
import { solveAltcha } from '../../../src/adapters/captcha/solve-altcha';
import { toCart, toCartChange } from '../../../src/adapters/http/cart/to-cart';
import { toRegisterBody, toRegistered, toSignedIn } from '../../../src/adapters/http/customer/to-account';
import { toAddress, toShippingBody } from '../../../src/adapters/http/customer/to-address';
import { BrowserStore } from '../../../src/adapters/storage/browser-store';
import { storedCart } from '../../../src/adapters/storage/stored-cart';
import { storedCheckout } from '../../../src/adapters/storage/stored-checkout';
import { storedChoices } from '../../../src/adapters/storage/stored-choices';
import { storedPlace } from '../../../src/adapters/storage/stored-place';
import { storedSession } from '../../../src/adapters/storage/stored-session';
import type { Cart } from '../../../src/domain/cart/cart';
import type { CartGroup } from '../../../src/domain/cart/cart-group';
import { CHECKOUT_TABS, type CheckoutTab } from '../../../src/domain/checkout/checkout-tab';
import type { DeliveryChoices } from '../../../src/domain/cart/delivery-choices';
import { preselected } from '../../../src/domain/customer/address';
import { Session } from '../../../src/domain/customer/session';
import type { TimeSlot } from '../../../src/domain/fulfilment/time-slot';
import { CalendarDate } from '../../../src/domain/shared/calendar-date';
import { checkoutPath } from '../../../src/ui/shared/paths/paths';
import { MemoryStore } from '../../../src/adapters/storage/memory-store';
import { courierDay, isoDay, slotDay } from '../support/days';
import { ADDRESS } from './address';
import { openBlank } from './gate';
import { newEmail } from './guest';

/** What a product page would send: a variant, a location and a speed. */
export interface Choice {
  readonly variantId: string;
  readonly locationId: string;
  readonly speed: 'Same Day' | 'Next Day' | 'Farm Direct';
  readonly quantity?: number;
}

/** The initial selection on the bourbon's page: its smallest bottle, with plenty of stock (DEMO-31). */
const BOTTLE = { variantId: '1011', locationId: '11' };
export const LOCAL_BOURBON: Choice = { ...BOTTLE, speed: 'Same Day' };
export const COURIER_BOURBON: Choice = { ...BOTTLE, speed: 'Next Day' };
/** Sold by another vendor than the bourbon. */
export const FARM_ROSES: Choice = { variantId: '3021', locationId: '13', speed: 'Farm Direct' };

/**
 * Takes a shopper to the step that a test is about, by API calls and by writing the storage that the shop's own screens
 * would write. Tests of whole purchases use the screens.
 */
export class Shopper {
  private readonly local = new MemoryStore();
  private readonly ofTheTab = new MemoryStore();
  private readonly store = new BrowserStore(this.local, this.ofTheTab);
  private readonly place;
  private readonly session;
  private readonly cart;
  private readonly checkout;
  private readonly choices;
  private readonly shop: ShopClient;

  private constructor(
    private readonly page: Page,
    known: Known,
  ) {
    for (const [key, value] of Object.entries(known.local)) this.local.set(key, value);
    for (const [key, value] of Object.entries(known.session)) this.ofTheTab.set(key, value);
    this.place = storedPlace(this.store);
    this.session = storedSession(this.store);
    this.cart = storedCart(this.store);
    this.checkout = storedCheckout(this.store);
    this.choices = storedChoices(this.store);
    this.shop = createShopClient({
      baseUrl: known.origin,
      token: () => this.session.get().token || undefined,
    });
  }

  /** The shopper of the page's tab. */
  static async of(page: Page): Promise<Shopper> {
    if (!page.url().endsWith('/robots.txt')) await openBlank(page);
    return new Shopper(page, await page.evaluate(readStorages));
  }

  /** Writes the known state into the tab's storage, for a page to be opened. */
  async leaveWithTab(): Promise<void> {
    const local = Object.fromEntries(this.local.entries);
    await this.page.evaluate(writeStorages, { local, session: Object.fromEntries(this.ofTheTab.entries) });
  }

  async open(path: string): Promise<void> {
    await this.leaveWithTab();
    await this.page.goto(path);
  }

  /** Opens a step of the checkout like the shop itself does (STORE-11). */
  async openCheckout(tab: CheckoutTab): Promise<void> {
    const upTo = CHECKOUT_TABS.slice(0, CHECKOUT_TABS.indexOf(tab) + 1);
    const checkout = upTo.reduce((soFar, each) => soFar.opened(each), this.checkout.get());
    this.checkout.set(checkout.movingTo(tab));
    await this.open(checkoutPath({ tab }));
  }

  async signIn(email: string): Promise<void> {
    const body = { email, password: DEMO_PASSWORD, cart_id: this.cart.get().cartId };
    const { data } = orThrow(await this.shop.signIn({ body, headers: await this.captcha() }));
    const { token, customerId, cartId, unitCount } = toSignedIn(present(data.result));
    this.session.set(Session.returning(token, customerId));
    this.cart.set({ cartId, unitCount, isWalletOrder: false });
  }

  /** A new member, so that no other test's member is changed. */
  async register(email = newEmail(), name = 'Mara Holt', dateOfBirth = ''): Promise<void> {
    const [firstName = '', lastName = ''] = name.split(' ');
    const words = { email, password: DEMO_PASSWORD, confirmPassword: DEMO_PASSWORD, firstName, lastName };
    const rest = { dateOfBirth, gender: '', country: '', wantsNewsletter: false } as const;
    const body = toRegisterBody({ ...words, ...rest }, this.cart.get().cartId);
    const { data } = orThrow(await this.shop.register({ body, headers: await this.captcha() }));
    const { token, customerId } = toRegistered(present(data.result));
    this.session.set(Session.returning(token, customerId));
  }

  async enterEmail(email = newEmail()): Promise<void> {
    const body = { customer_email: email, cart_id: this.cart.get().cartId };
    const { data } = orThrow(await this.shop.startGuestSession({ body, headers: await this.captcha() }));
    const { api_token, customer_id } = present(data.data);
    this.session.set(Session.guest(api_token, String(customer_id), email));
  }

  async addToCart({ variantId, locationId, speed, quantity = 1 }: Choice): Promise<void> {
    const { cartId } = this.cart.get();
    const what = { product_id: variantId, loc_id: locationId, speed_id: speed, qty: quantity };
    const body = { ...what, cart_id: cartId, zipcode: this.zipcode };
    const { data } = orThrow(await this.shop.addToCart({ body }));
    this.cart.set({ ...toCartChange(data, cartId), isWalletOrder: false });
  }

  /** A day for every line, and a slot for Same Day lines (CART-19, CART-20). */
  async chooseDates(): Promise<void> {
    const shown = await this.shownCart();
    let { delivery } = this.choices.get();
    for (const group of shown.groups) delivery = await this.dated(group, delivery);
    this.choices.set(this.choices.get().withDelivery(delivery));
    this.checkout.set(this.checkout.get().withFeesOf(shown));
  }

  /** Saves the address that tests type, and returns its id. */
  async addAddress({ isPrimary = false } = {}): Promise<string> {
    const body = toShippingBody(NEW_ADDRESS, isPrimary);
    const query = { customerid: this.session.get().customerId };
    const { data } = orThrow(await this.shop.addAddress({ query, body }));
    return String(present(data.address_id));
  }

  /** The address that the first checkout step preselects (ADDR-16). */
  async preselectedAddress(): Promise<string> {
    const query = { customerid: this.session.get().customerId };
    const { data } = orThrow(await this.shop.listAddresses({ query, body: { address_type: 'shipping' } }));
    return present(preselected(data.data.map(toAddress))).id;
  }

  chooseAddress(id: string): void {
    this.checkout.set(this.checkout.get().withAddress(id));
  }

  payOnDelivery(): void {
    this.checkout.set(this.checkout.get().withPayment({ kind: 'pod' }));
  }

  private get zipcode(): string {
    return this.place.get().zipcode?.value ?? '';
  }

  private async dated(group: CartGroup, choices: DeliveryChoices): Promise<DeliveryChoices> {
    if (!group.isSameDay)
      return group.lines.reduce((soFar, { id }) => soFar.withDate(id, dateIn(courierDay())), choices);
    const slot = await this.firstSlot(group.locationId);
    return choices.withDate(group.key, dateIn(slotDay())).withSlot(group.key, slot);
  }

  private async shownCart(): Promise<Cart> {
    return toCart(orThrow(await this.shop.showCart({ body: { cart_id: this.cart.get().cartId } })).data);
  }

  private async firstSlot(locationId: string): Promise<TimeSlot> {
    const body = { order_date: isoDay(slotDay()), vendor_loc_id: locationId, zipcode: this.zipcode };
    const { data } = orThrow(await this.shop.listDriverSlots({ body }));
    return present(Array.isArray(data) ? data[0] : undefined);
  }

  /** */
  private async captcha(): Promise<{ 'X-Captcha-Solution': string }> {
    const { data: challenge } = orThrow(await this.shop.createCaptchaChallenge());
    const solved = JSON.stringify({ challenge, solution: await solveAltcha(challenge) });
    return { 'X-Captcha-Solution': Buffer.from(solved).toString('base64') };
  }
}

interface Known {
  readonly origin: string;
  readonly local: Readonly<Record<string, string>>;
  readonly session: Readonly<Record<string, string>>;
}

const readStorages = (): Known => ({
  origin: location.origin,
  local: { ...localStorage },
  session: { ...sessionStorage },
});

function writeStorages({ local, session }: Omit<Known, 'origin'>): void {
  for (const [key, value] of Object.entries(local)) localStorage.setItem(key, value);
  for (const [key, value] of Object.entries(session)) sessionStorage.setItem(key, value);
}

const NEW_ADDRESS = {
  firstName: ADDRESS['First name'],
  lastName: ADDRESS['Last name'],
  street1: ADDRESS.Address,
  street2: '',
  city: ADDRESS.City,
  state: 'NY',
  zipcode: ADDRESS.Zip,
  nickname: ADDRESS['Address nickname'],
  phone: ADDRESS.Phone,
};

const dateIn = (days: number): CalendarDate => present(CalendarDate.parse(isoDay(days)));

/** A value that the API must have returned for the test to continue. */
function present<Value>(value: Value | null | undefined): Value {
  if (value === null || value === undefined)
    throw new Error('The shop has not answered what a set-up needs.');
  return value;
}
