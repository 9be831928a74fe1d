import type { CurrentValue } from '../../src/application/shared/current-value';

/** What every `Current…` port promises; the values given are two different ones. */
export function describeCurrentValue<Value>(
  name: string,
  open: () => CurrentValue<Value>,
  [one, other]: readonly [Value, Value],
): void {
  describe(`a current value, ${name}`, () => {
    it('keeps what was set last', () => {
      const current = open();
      current.set(one);
      current.set(other);
      expect(current.get()).toEqual(other);
    });

    it('goes back to what a first visit finds', () => {
      const current = open();
      const first = current.get();
      current.set(one);
      current.clear();
      expect(current.get()).toEqual(first);
    });

    it('tells each listener of every later value, until they stop listening', () => {
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
