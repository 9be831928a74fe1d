import 'reflect-metadata/lite';
import { Container, type Newable, type ServiceIdentifier } from 'inversify';
import type { Brand } from '../../settings/page-settings';
import { leavePage } from '../adapters/browser/leave-page';
import { reloadPage, reloadReachablePage } from '../adapters/browser/reload-page';
import type { BrowserStore } from '../adapters/storage/browser-store';
import { storedShipping } from '../adapters/storage/stored-shipping';
import { CartEventListener } from '../application/cart/cart-event-listener';
import { setCurrency } from '../domain/shared/currency';
import { BrowserData } from '../application/shared/browser-data.port';
import { CurrentShipping } from '../application/fulfilment/current-shipping.port';
import { startFirstCall } from '../ui/app/screens/first-call';
import { mayOpen } from '../ui/app/screens/may-open';
import type { Port } from '../ui/app/screens/screen';
import type { AppServices, LazyContext, Resolvable } from '../ui/shared/app-context';
import type { FirstScreen } from '../ui/shared/view-model/first-screen';
import { SessionStore } from '../ui/customer/session.store';
import { PlaceStore } from '../ui/location/place.store';
import { IdentityOfferStore } from '../ui/identity/offer/identity-offer.store';
import { MODULE_DEPENDENCIES, LAZY_MODULES } from './lazy-modules';
import { cartModule } from './modules/cart.module';
import { catalogModule } from './modules/catalog.module';
import { customerModule } from './modules/customer.module';
import { locationModule } from './modules/location.module';
import { sharedModule } from './modules/shared.module';
import type { ShopSettings } from './settings';

/** The composition root: binds what a first screen may need at once, and loads the rest on demand. */
export class Shop implements AppServices {
  private readonly container = new Container({ defaultScope: 'Singleton' });
  private readonly loading = new Map<LazyContext, Promise<void>>();

  readonly brand: Brand;
  readonly languages: AppServices['languages'];
  readonly shopOrigin: string;
  readonly countsEvents: boolean;
  readonly reportsWebVitals: boolean;

  constructor(
    settings: ShopSettings,
    private readonly store: BrowserStore,
    readonly firstScreen?: FirstScreen,
  ) {
    this.brand = settings.page.brand;
    this.languages = settings.page;
    this.shopOrigin = settings.page.shopOrigin;
    this.countsEvents = settings.page.analyticsUrl !== '';
    this.reportsWebVitals = settings.page.webVitals === 'on';
    setCurrency(settings.page.currency);
    settings.adjust?.(this.container);
    this.container.load(
      sharedModule(settings, store),
      locationModule(settings, store),
      catalogModule(store),
      cartModule(store),
      customerModule(store),
    );
    // Adding to the cart needs the fulfilment type, long before delivery options are opened.
    this.container.bind(CurrentShipping).toConstantValue(storedShipping(store));
    // Registration, which makes the offer due, happens before the identity context is loaded.
    this.container.bind(IdentityOfferStore).toSelf();
    this.container.get(IdentityOfferStore).listen();
    this.container.get(CartEventListener).listen();
    // Signing out in one tab signs out all of them.
    this.container.get(BrowserData).onClearedInAnotherTab(() => this.reloadAtRoot());
  }

  /** Resolves bound services; view-models are bound here, and created anew for each screen. */
  resolve<T>(type: Resolvable<T>): T {
    this.bindViewModel(type);
    return this.container.get(type as Newable<T>);
  }

  async load(...contexts: readonly LazyContext[]): Promise<void> {
    const all = contexts.flatMap((context) => [context, ...MODULE_DEPENDENCIES[context]]);
    await Promise.all(all.map((context) => this.loadOnce(context)));
  }

  /** The implementation of a port whose context is wired. */
  readonly get = <T>(port: Port<T>): T => this.container.get(port as ServiceIdentifier<T>);

  preload(address: string): Promise<void> {
    // An error in it is reported by the screen, if that is opened.
    return startFirstCall(address, this.get).catch(() => undefined);
  }

  mayOpen(address: string): boolean {
    return mayOpen(address, this.resolve(PlaceStore).place, this.resolve(SessionStore).session);
  }

  reloadAtRoot(): void {
    leavePage();
  }

  reload(): void {
    reloadPage();
  }

  reloadOnceReachable(): Promise<void> {
    return reloadReachablePage();
  }

  /** Binds a view-model and those it is composed of. Ports have no constructor metadata, so an unbound port stays an error. */
  private bindViewModel(type: Newable): void {
    if (this.container.isBound(type)) return;
    this.container.bind(type).toSelf().inTransientScope();
    for (const part of constructorTypes(type) ?? []) {
      if (constructorTypes(part)) this.bindViewModel(part);
    }
  }

  private loadOnce(context: LazyContext): Promise<void> {
    const known = this.loading.get(context);
    if (known) return known;
    const loading = LAZY_MODULES[context](this.store).then((module) => this.container.load(module));
    this.loading.set(context, loading);
    // A chunk that failed to load may be requested again.
    loading.catch(() => this.loading.delete(context));
    return loading;
  }
}

const constructorTypes = (type: Newable) =>
  Reflect.getMetadata('design:paramtypes', type) as Newable[] | undefined;
