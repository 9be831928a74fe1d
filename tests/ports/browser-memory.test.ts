import { BrowserStore } from '../../src/adapters/storage/browser-store';
import { StoredMemory } from '../../src/adapters/storage/stored-memory';
import { WebStorage } from '../../src/adapters/storage/web-storage';
import { FakeBrowserMemory } from '../support/fakes/fake-browser-memory';
import { MemoryStore } from '../support/fakes/memory-store';
import { describeBrowserMemory } from './browser-memory.suite';

describeBrowserMemory('faked', () => {
  const memory = new FakeBrowserMemory();
  return { memory, keep: (key) => memory.keys.add(key), kept: () => [...memory.keys] };
});

function opened() {
  const [local, session] = [new MemoryStore(), new MemoryStore()];
  const memory = new StoredMemory(new BrowserStore(local, session));
  return { memory, local, session, kept: () => [...local.entries.keys(), ...session.entries.keys()] };
}

describeBrowserMemory('kept for good', () => {
  const { memory, local, kept } = opened();
  return { memory, keep: (key) => local.set(key, 'x'), kept };
});

describeBrowserMemory('kept for a tab', () => {
  const { memory, session, kept } = opened();
  return { memory, keep: (key) => session.set(key, 'x'), kept };
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
