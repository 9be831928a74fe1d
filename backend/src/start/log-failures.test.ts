import { jest } from '@jest/globals';
import { logFailures } from './log-failures';

class Store {
  readonly isSimulated = true;
  private readonly kept = new Map<string, string>();

  async put(name: string, value: string): Promise<void> {
    if (value === '') throw new Error('nothing to keep');
    this.kept.set(name, value);
  }

  has(name: string): boolean {
    return this.kept.has(name);
  }
}

const opened = () => {
  const warn = jest.fn();
  return { warn, store: logFailures(new Store(), 'object storage', { warn }) };
};

it('behaves like the provider that it wraps [BDG-05]', async () => {
  const { warn, store } = opened();
  await store.put('a', 'b');
  expect([store.has('a'), store.has('b'), store.isSimulated]).toEqual([true, false, true]);
  expect(warn).not.toHaveBeenCalled();
});

it('logs which provider failed at what, and fails as it did [BDG-05]', async () => {
  const { warn, store } = opened();
  await expect(store.put('APP-1', '')).rejects.toThrow('nothing to keep');
  const failed = { provider: 'object storage', operation: 'put', err: new Error('nothing to keep') };
  expect(warn.mock.calls).toEqual([[failed, 'A provider failed']]);
});
