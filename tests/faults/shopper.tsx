import { fireEvent } from '@testing-library/dom';
import type { ReactNode } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { DEFAULT_PAGE_SETTINGS } from '../../settings/default-page-settings';
import { ApiSettings } from '../../src/adapters/http/api';
import { BrowserStore } from '../../src/adapters/storage/browser-store';
import { toCheckoutRecord } from '../../src/adapters/storage/checkout-record';
import { toChoicesRecord } from '../../src/adapters/storage/choices-record';
import { SystemClock } from '../../src/adapters/browser/system-clock';
import { Clock } from '../../src/application/shared/clock.port';
import type { Container } from 'inversify';
import { storedChoices } from '../../src/adapters/storage/stored-choices';
import { KEYS } from '../../src/adapters/storage/storage-keys';
import { shopSettings } from '../../src/composition/settings';
import { Shop } from '../../src/composition/shop';
import { Checkout } from '../../src/domain/checkout/checkout';
import { CartChoices } from '../../src/domain/cart/cart-choices';
import { DeliveryChoices } from '../../src/domain/cart/delivery-choices';
import { CalendarDate } from '../../src/domain/shared/calendar-date';
import { Overlays } from '../../src/ui/app/layout/overlays';
import { CartPage } from '../../src/ui/cart/cart/cart.page';
import { CheckoutStore } from '../../src/ui/checkout/checkout.store';
import { CheckoutPage } from '../../src/ui/checkout/checkout/checkout.page';
import { AppProvider } from '../../src/ui/shared/app-context';
import { LinkNavigation } from '../../src/ui/shared/link/link-navigation';
import { MemoryStore } from '../../src/adapters/storage/memory-store';
import type { Values } from '../support/port-harness';
import type { FaultyNetwork } from './faulty-network';
import { eventually, everythingSettles, pressable, textOnScreen } from './on-screen';

/** Uses the date of the backend's provider states, and waits in real time. */
class ClockOfStates extends SystemClock {
  private readonly cancels: (() => void)[] = [];

  override today(): CalendarDate {
    return CalendarDate.of(2030, 6, 1);
  }

  override after(milliseconds: number, action: () => void): () => void {
    const cancel = super.after(milliseconds, action);
    this.cancels.push(cancel);
    return cancel;
  }

  /** Cancels every timer, so that none runs after its test, in another file's environment. */
  stop(): void {
    for (const cancel of this.cancels) cancel();
  }
}

/** A shopper who has chosen everything that checkout needs, at the screen of an address. */
export class Shopper {
  private readonly shop: Shop;
  private readonly store: BrowserStore;
  private readonly clock = new ClockOfStates();
  private root: Root | undefined;

  constructor(
    network: FaultyNetwork,
    private readonly values: Values,
  ) {
    this.store = this.memory();
    const settings = shopSettings({ ...DEFAULT_PAGE_SETTINGS, captcha: 'off' });
    const api = new ApiSettings({ baseUrl: 'http://shop.test', fetch: network.fetch });
    const adjust = (container: Container) => container.onActivation(Clock, () => this.clock);
    this.shop = new Shop({ ...settings, api, isSilent: true, adjust }, this.store);
  }

  async begin(): Promise<void> {
    await this.shop.load('checkout', 'identity');
  }

  open(address: string): void {
    const page = (element: ReactNode) => (
      <LinkNavigation>
        {element}
        <Overlays />
      </LinkNavigation>
    );
    const routes = [
      { path: '/cart', element: page(<CartPage />) },
      { path: '/cart/:tab', element: page(<CheckoutPage />) },
      { path: '*', element: null },
    ];
    const router = createMemoryRouter(routes, { initialEntries: [address] });
    const host = document.body.appendChild(document.createElement('div'));
    this.root = createRoot(host);
    this.root.render(
      <AppProvider services={this.shop}>
        <RouterProvider router={router} />
      </AppProvider>,
    );
  }

  leave(): void {
    this.root?.unmount();
    this.clock.stop();
    document.body.replaceChildren();
  }

  /** Everything that must not be lost. */
  get chosen() {
    const { addressId, payment, tip } = this.shop.resolve(CheckoutStore).checkout.facts;
    const { delivery, giftMessage } = storedChoices(this.store).get();
    return { addressId, choices: delivery.entries, payment, tip, giftMessage };
  }

  async sees(text: string): Promise<void> {
    await eventually(
      () => textOnScreen().includes(text),
      () => `Nothing says ${text}: ${textOnScreen()}`,
    );
  }

  seesEverythingSettle(): Promise<void> {
    return everythingSettles();
  }

  canPress(name: string): Promise<HTMLElement> {
    return pressable(name);
  }

  async presses(name: string): Promise<void> {
    fireEvent.click(await this.canPress(name));
  }

  async chooses(value: string): Promise<void> {
    const radio = await eventually(
      () => document.querySelector(`input[type="radio"][value="${value}"]`),
      () => `There is no choice of ${value}: ${textOnScreen()}`,
    );
    fireEvent.click(radio);
  }

  async switchesOn(name: string): Promise<void> {
    const label = await this.label(name);
    if (!(label.control as HTMLInputElement | null)?.checked) fireEvent.click(label);
  }

  async types(name: string, text: string): Promise<void> {
    fireEvent.input(await this.field(name), { target: { value: text } });
  }

  async seesTyped(name: string, text: string): Promise<void> {
    expect((await this.field(name)).value).toBe(text);
  }

  private label(name: string): Promise<HTMLLabelElement> {
    return eventually(
      () => [...document.querySelectorAll('label')].find(({ textContent }) => textContent === name),
      () => `Nothing is called ${name}: ${textOnScreen()}`,
    );
  }

  /** Our fields have a label; those of the card provider's widget have their own names. */
  private field(name: string): Promise<HTMLInputElement> {
    const labels = () => [...document.querySelectorAll('label')];
    return eventually(
      () =>
        (labels().find(({ textContent }) => textContent === name)?.control as HTMLInputElement | undefined) ??
        document.querySelector<HTMLInputElement>(`input[aria-label="${name}"]`),
      () => `No field is called ${name}: ${textOnScreen()}`,
    );
  }

  private memory(): BrowserStore {
    const { token = '', customerId = '', cartId = '' } = this.values;
    const local = new MemoryStore();
    local.set(KEYS.token, token);
    local.set(KEYS.customerId, customerId);
    local.set(KEYS.cartId, cartId);
    local.set(KEYS.unitCount, '3');
    local.set(KEYS.zipcode, '10001');
    local.set(KEYS.zipState, 'NY');
    local.set(KEYS.ageGateVerified, 'true');
    local.set(KEYS.nextTab, 'card');
    const session = new MemoryStore();
    session.set(
      KEYS.checkout,
      JSON.stringify({ ...toCheckoutRecord(this.decided()), ...toChoicesRecord(this.chosenForCart()) }),
    );
    return new BrowserStore(local, session);
  }

  private decided(): Checkout {
    return Checkout.fresh
      .opened('address')
      .opened('card')
      .opened('checkout')
      .withAddress(this.values.addressId ?? '')
      .withPayment({ kind: 'pod' })
      .withTip(10);
  }

  private chosenForCart(): CartChoices {
    const { sameDayDate, nextDayDate, timeslot = '', otherLineId = '' } = this.values;
    const [start = '', end = ''] = timeslot.split('-');
    const on = (iso: string | undefined) => CalendarDate.parse(iso) as CalendarDate;
    const delivery = DeliveryChoices.none
      .withDate('11_Same Day', on(sameDayDate))
      .withSlot('11_Same Day', { start, end })
      .withDate(otherLineId, on(nextDayDate));
    return CartChoices.of(delivery, 'Happy birthday, Sam!');
  }
}
