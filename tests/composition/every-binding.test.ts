import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { DEFAULT_PAGE_SETTINGS } from '../../settings/default-page-settings';
import { BrowserStore } from '../../src/adapters/storage/browser-store';
import { LAZY_MODULES } from '../../src/composition/lazy-modules';
import { shopSettings } from '../../src/composition/settings';
import { Shop } from '../../src/composition/shop';
import { OrderAttempt } from '../../src/application/checkout/order-attempt';
import type { LazyContext, Resolvable } from '../../src/ui/shared/app-context';
import { MemoryStore } from '../../src/adapters/storage/memory-store';

const CONTEXTS = Object.keys(LAZY_MODULES) as LazyContext[];

/** Created by adapters of other ports, never resolved from the container. */
const NOT_BOUND = ['CardEntry'];

describe('dependency injection', () => {
  it.each(classesOf('src/application', /\.port\.ts$/))('binds the port in %s to an adapter', async (file) => {
    const shop = await aWholeShop();
    for (const [name, port] of await exportedClasses(file)) {
      if (NOT_BOUND.includes(name)) continue;
      expect(shop.resolve(port)).not.toHaveProperty('constructor', port);
    }
  });

  it.each([
    ...useCases(),
    ...classesOf('src/ui', /\.store\.ts$/),
    ...classesOf('src/ui', /\.view-model\.ts$/),
  ])('resolves everything that %s declares', async (file) => {
    const shop = await aWholeShop();
    for (const [, type] of await exportedClasses(file)) {
      if (isInjectable(type)) expect(shop.resolve(type)).toBeInstanceOf(type);
    }
  });

  it('shares each store, and creates a new view-model for each screen', async () => {
    const shop = await aWholeShop();
    class AnyViewModel {}
    expect(shop.resolve(AnyViewModel)).not.toBe(shop.resolve(AnyViewModel));
    for (const file of classesOf('src/ui', /\.store\.ts$/)) {
      for (const [, store] of await exportedClasses(file))
        expect(shop.resolve(store)).toBe(shop.resolve(store));
    }
  });

  it('loads checkout only when a route needs it, and fails clearly if a route forgot to', async () => {
    const forgetful = aShop();
    expect(() => forgetful.resolve(OrderAttempt)).toThrow(/No bindings found/);
    const shop = aShop();
    await shop.load('checkout');
    expect(shop.resolve(OrderAttempt)).toBeInstanceOf(OrderAttempt);
  });
});

function aShop(): Shop {
  return new Shop(
    shopSettings({ ...DEFAULT_PAGE_SETTINGS, backendUrl: 'http://shop.test' }),
    aBrowserStore(),
  );
}

async function aWholeShop(): Promise<Shop> {
  const shop = aShop();
  await shop.load(...CONTEXTS);
  return shop;
}

const aBrowserStore = () => new BrowserStore(new MemoryStore(), new MemoryStore());

function classesOf(folder: string, pattern: RegExp): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => pattern.test(file))
    .map((file) => join(folder, file));
}

/** A use case is a file of the application layer that is named by a verb and has an `execute`. */
function useCases(): string[] {
  return classesOf('src/application', /(?<!\.port|\.input|\.event|\.test|current-value)\.ts$/);
}

async function exportedClasses(file: string): Promise<[string, Resolvable<object>][]> {
  const module = (await import(pathToFileURL(file).href)) as Record<string, unknown>;
  return Object.entries(module).filter((entry): entry is [string, Resolvable<object>] => isClass(entry[1]));
}

/**
 * Injectable classes have constructor metadata or no constructor parameters; other classes are created by the class
 * that owns them.
 */
const isInjectable = (type: Resolvable<object>): boolean =>
  type.length === 0 || Reflect.hasMetadata('design:paramtypes', type);

const isClass = (value: unknown): boolean => typeof value === 'function' && /^class\b/.test(String(value));
