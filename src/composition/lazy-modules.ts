import type { ContainerModule } from 'inversify';
import type { BrowserStore } from '../adapters/storage/browser-store';
import type { LazyContext } from '../ui/shared/app-context';

type LoadModule = (store: BrowserStore) => Promise<ContainerModule>;

/** Contexts that no first screen needs; their modules load with the routes that do. */
export const LAZY_MODULES: Readonly<Record<LazyContext, LoadModule>> = {
  cart: async (store) => (await import('./modules/cart-choices.module')).cartChoicesModule(store),
  fulfilment: async () => (await import('./modules/fulfilment.module')).fulfilmentModule(),
  checkout: async (store) => (await import('./modules/checkout.module')).checkoutModule(store),
  identity: async () => (await import('./modules/identity.module')).identityModule(),
  order: async () => (await import('./modules/order.module')).orderModule(),
  vendor: async () => (await import('./modules/vendor.module')).vendorModule(),
  'saved-cards': async (store) => (await import('./modules/saved-cards.module')).savedCardsModule(store),
  wallet: async () => (await import('./modules/wallet.module')).walletModule(),
};

/** The contexts that a context depends on. */
export const MODULE_DEPENDENCIES: Readonly<Record<LazyContext, readonly LazyContext[]>> = {
  cart: [],
  fulfilment: ['cart'],
  checkout: ['cart', 'fulfilment', 'identity', 'saved-cards'],
  identity: [],
  order: [],
  'saved-cards': [],
  vendor: [],
  wallet: ['identity', 'vendor'],
};
