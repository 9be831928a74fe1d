import { BrowserStore } from '../../src/adapters/storage/browser-store';
import { StoredMemory } from '../../src/adapters/storage/stored-memory';
import { WebStorage } from '../../src/adapters/storage/web-storage';
import { FakeBrowserMemory } from '../support/fakes/fake-browser-memory';
import { MemoryStore } from '../support/fakes/memory-store';
import { OtherTabStore } from '../support/fakes/other-tab-store';
import { describeBrowserMemory } from './browser-memory.suite';

describeBrowserMemory('faked', () => {
  const memory = new FakeBrowserMemory();
  memory.keys.clear();
  return {
    memory,
    keep: (key) => memory.keep(key),
    kept: () => [...memory.keys],
    forgetElsewhere: () => memory.forgetElsewhere(),
  };
});

/** Two tabs over one storage; what one writes there the other is told of, key by key. */
function opened() {
  const [local, session] = [new MemoryStore(), new MemoryStore()];
  const listeners: ((key: string | null) => void)[] = [];
  const store = new BrowserStore(local, session, (listener) => listeners.push(listener));
  const tell = (key: string) => listeners.forEach((listener) => listener(key));
  const forgetElsewhere = () =>
    new StoredMemory(new BrowserStore(new OtherTabStore(local, tell), new MemoryStore())).forget();
  const kept = () => [...local.entries.keys(), ...session.entries.keys()];
  return { memory: new StoredMemory(store), store, local, kept, forgetElsewhere };
}

describeBrowserMemory('kept for good', () => {
  const { store, ...rest } = opened();
  return { ...rest, keep: (key) => store.local.set(key, 'x') };
});

describeBrowserMemory('kept for a tab', () => {
  const { store, ...rest } = opened();
  return { ...rest, keep: (key) => store.session.set(key, 'x') };
});

describe("the browser's memory", () => {
  it("leaves what is not the shop's", () => {
    const { memory, local, kept } = opened();
    local.set('another-app', 'x');
    memory.forget();
    expect(kept()).toEqual(['another-app']);
  });

  it('that is blocked has nothing to forget', () => {
    const blocked = new WebStorage(() => {
      throw new Error('SecurityError');
    });
    expect(() => new StoredMemory(new BrowserStore(blocked, blocked)).forget()).not.toThrow();
  });
});
