import { createContext, type ReactNode, use } from 'react';
import type { Brand, PageSettings } from '../../../settings/page-settings';
import { BrandContext } from './brand/brand-context';
import { LanguagesContext } from './languages';
import { ShopOriginContext } from './page-head/shop-origin';
import type { FirstScreen } from './view-model/first-screen';

/** A class that the container can create. */
export type Resolvable<T> = new (...dependencies: never[]) => T;

/** Contexts that are wired with the first screen that needs them. */
export type LazyContext =
  | 'cart'
  | 'fulfilment'
  | 'checkout'
  | 'identity'
  | 'order'
  | 'saved-cards'
  | 'vendor'
  | 'wallet';

/** What the app provides to screens. */
export interface AppServices {
  readonly brand: Brand;
  readonly languages: Pick<PageSettings, 'language' | 'languages'>;
  /** Blank: unknown. */
  readonly shopOrigin: string;
  /** Whether a service of the deployment counts steps and purchases. */
  readonly countsEvents: boolean;
  /** Returns the one instance of a store, or a new view-model. */
  resolve<T>(type: Resolvable<T>): T;
  /** Wires the contexts of a screen before it is shown. */
  load(...contexts: readonly LazyContext[]): Promise<void>;
  /** Starts the first call of a screen ahead of it; resolves when it is answered. */
  preload(address: string): Promise<void>;
  /** Whether the current shopper may open a screen; observable. Its link is hidden from others. */
  mayOpen(address: string): boolean;
  /** Reloads the page at the root path (HEAD-29). */
  reloadAtRoot(): void;
  /** Loads the page again at its present address. */
  reload(): void;
  /** The same once the server answers; otherwise the page stays. */
  reloadOnceReachable(): Promise<void>;
  /** Set while the server renders, and while the browser hydrates, the first screen. */
  readonly firstScreen?: FirstScreen;
}

export const AppContext = createContext<AppServices | null>(null);

export function AppProvider({ services, children }: { services: AppServices; children: ReactNode }) {
  return (
    <AppContext value={services}>
      <ShopOriginContext value={services.shopOrigin}>
        <LanguagesContext value={services.languages}>
          <BrandContext value={services.brand}>{children}</BrandContext>
        </LanguagesContext>
      </ShopOriginContext>
    </AppContext>
  );
}

export function useApp(): AppServices {
  const services = use(AppContext);
  if (!services) throw new Error('A screen is shown outside the AppProvider.');
  return services;
}

/** A store of the app, such as `SessionStore`. */
export function useStore<T>(type: Resolvable<T>): T {
  return useApp().resolve(type);
}
