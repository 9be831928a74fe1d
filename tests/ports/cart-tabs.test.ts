import { jest } from '@jest/globals';
import { BroadcastCartTabs } from '../../src/adapters/storage/broadcast-cart-tabs';
import { BrowserStore } from '../../src/adapters/storage/browser-store';
import { MemoryStore } from '../../src/adapters/storage/memory-store';
import { FakeCartTabs } from '../support/fakes/fake-cart-tabs';
import { describeCartTabs } from './cart-tabs.suite';

describeCartTabs('faked', () => {
  const browser = new Set<FakeCartTabs>();
  return { tab: new FakeCartTabs(browser), other: new FakeCartTabs(browser), arrived: async () => {} };
});

describe('of a browser', () => {
  /** Emulates `pagehide` and `pageshow`, which Node does not have. */
  const page = new EventTarget();
  const turn = (event: 'pagehide' | 'pageshow') => page.dispatchEvent(new Event(event));

  beforeEach(() => Object.assign(globalThis, { addEventListener: page.addEventListener.bind(page) }));
  afterEach(() => {
    turn('pagehide');
    Reflect.deleteProperty(globalThis, 'addEventListener');
  });

  const open = () => {
    const tab = new BroadcastCartTabs();
    const other = new BroadcastCartTabs();
    return { tab, other, arrived };
  };

  describeCartTabs('over a broadcast channel', open);

  it('receive again after the page was left and restored', async () => {
    const { tab, other } = open();
    const listener = jest.fn();
    other.subscribe(listener);
    turn('pagehide');
    tab.announce();
    await arrived();
    expect(listener).not.toHaveBeenCalled();
    turn('pageshow');
    tab.announce();
    await arrived();
    expect(listener).toHaveBeenCalledTimes(1);
  });

  it('open no channel on the server, and work without channels', () => {
    const { BroadcastChannel } = globalThis;
    const opened = jest.fn();
    Object.assign(globalThis, { BroadcastChannel: opened });
    const server = new BrowserStore(new MemoryStore(), new MemoryStore());
    server.cartTabs.announce();
    server.cartTabs.subscribe(() => {})();
    expect(opened).not.toHaveBeenCalled();
    Reflect.deleteProperty(globalThis, 'BroadcastChannel');
    expect(() => new BroadcastCartTabs().announce()).not.toThrow();
    Object.assign(globalThis, { BroadcastChannel });
  });
});

/** Messages that were sent before that of another channel arrive in the same turn of the event loop. */
async function arrived(): Promise<void> {
  const from = new BroadcastChannel('cart-test');
  const to = new BroadcastChannel('cart-test');
  await new Promise((resolve) => {
    to.onmessage = resolve;
    from.postMessage('');
  });
  from.close();
  to.close();
  await new Promise((resolve) => setImmediate(resolve));
}
