import { createContext, type ReactNode, use } from 'react';
import type { FirstScreen } from './view-model/first-screen';

/** A class that the container can make. */
export type Resolvable<T> = new (...dependencies: never[]) => T;

/** Contexts whose wiring arrives with the first route that needs it. */
export type LazyContext =
  | 'cart'
  | 'fulfilment'
  | 'checkout'
  | 'identity'
  | 'order'
  | 'saved-cards'
  | 'vendor'
  | 'wallet';

/** What screens ask of the app around them. */
export interface AppServices {
  /** A store is always the same one, a view-model always a new one. */
  resolve<T>(type: Resolvable<T>): T;
  /** Wires contexts before the screen that needs them appears. */
  load(...contexts: readonly LazyContext[]): Promise<void>;
  /** Starts the first call of a screen, on hover or before its code has arrived. */
  preload(address: string): void;
  /** Whether a screen is for whoever is shopping; observable. Its link is not shown to others. */
  mayOpen(address: string): boolean;
  /** Opens the root afresh, as if the shop had just been entered (HEAD-29). */
  reloadAtRoot(): void;
  /** Present where the server draws the first screen, and where the browser takes it over. */
  readonly firstScreen?: FirstScreen;
}

const AppContext = createContext<AppServices | null>(null);

export function AppProvider({ services, children }: { services: AppServices; children: ReactNode }) {
  return <AppContext value={services}>{children}</AppContext>;
}

export function useApp(): AppServices {
  const services = use(AppContext);
  if (!services) throw new Error('A screen is shown outside the AppProvider.');
  return services;
}

/** A store of the whole app, such as the session's. */
export function useStore<T>(type: Resolvable<T>): T {
  return useApp().resolve(type);
}
