import { BrowserStore } from '../../src/adapters/storage/browser-store';
import { StoredBrowserData } from '../../src/adapters/storage/stored-browser-data';
import { WebStorage } from '../../src/adapters/storage/web-storage';
import { FakeBrowserData } from '../support/fakes/fake-browser-data';
import { MemoryStore } from '../../src/adapters/storage/memory-store';
import { OtherTabStore } from '../support/fakes/other-tab-store';
import { describeBrowserData } from './browser-data.suite';

describeBrowserData('faked', () => {
  const data = new FakeBrowserData();
  data.keys.clear();
  return {
    data,
    keep: (key) => data.keep(key),
    kept: () => [...data.keys],
    clearInAnotherTab: () => data.clearInAnotherTab(),
  };
});

/** Two tabs with one storage; each is told of the keys that the other one changes. */
function opened() {
  const [local, session] = [new MemoryStore(), new MemoryStore()];
  const listeners: ((key: string | null) => void)[] = [];
  const store = new BrowserStore(local, session, (listener) => listeners.push(listener));
  const tell = (key: string) => listeners.forEach((listener) => listener(key));
  const clearInAnotherTab = () =>
    new StoredBrowserData(new BrowserStore(new OtherTabStore(local, tell), new MemoryStore())).clear();
  const kept = () => [...local.entries.keys(), ...session.entries.keys()];
  return { data: new StoredBrowserData(store), store, local, kept, clearInAnotherTab };
}

describeBrowserData('kept for good', () => {
  const { store, ...rest } = opened();
  return { ...rest, keep: (key) => store.local.set(key, 'x') };
});

describeBrowserData('kept for a tab', () => {
  const { store, ...rest } = opened();
  return { ...rest, keep: (key) => store.session.set(key, 'x') };
});

describe("the browser's data", () => {
  it("keeps other applications' data", () => {
    const { data, local, kept } = opened();
    local.set('another-app', 'x');
    data.clear();
    expect(kept()).toEqual(['another-app']);
  });

  it('has nothing to clear if it is blocked', () => {
    const blocked = new WebStorage(() => {
      throw new Error('SecurityError');
    });
    expect(() => new StoredBrowserData(new BrowserStore(blocked, blocked)).clear()).not.toThrow();
  });
});
