import type { CurrentValue } from '../../src/application/shared/current-value';

/** The contract of every `Current…` port; the two given values differ. */
export function describeCurrentValue<Value>(
  name: string,
  open: () => CurrentValue<Value>,
  [one, other]: readonly [Value, Value],
): void {
  describe(`a current value, ${name}`, () => {
    it('returns the last value set', () => {
      const current = open();
      current.set(one);
      current.set(other);
      expect(current.get()).toEqual(other);
    });

    it('can be reset to its value at a first visit', () => {
      const current = open();
      const first = current.get();
      current.set(one);
      current.clear();
      expect(current.get()).toEqual(first);
    });

    it('notifies each listener of every later value, until it stops listening', () => {
      const current = open();
      const heard: Value[] = [];
      const stop = current.subscribe((value) => heard.push(value));
      current.set(one);
      current.clear();
      stop();
      current.set(other);
      expect(heard).toHaveLength(2);
      expect(heard[0]).toEqual(one);
    });
  });
}
