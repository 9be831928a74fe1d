import { autorun, computed } from 'mobx';
import { InMemoryValue } from '../../../../tests/support/fakes/in-memory-value';
import { Observed } from './observed';

describe('an observed source', () => {
  it('is computed again when it changes, and only then', () => {
    const source = new InMemoryValue(1);
    const observed = new Observed(source);
    let times = 0;
    const doubled = computed(() => {
      times += 1;
      return observed.state * 2;
    });
    const seen: number[] = [];
    const stop = autorun(() => seen.push(doubled.get()));
    source.set(2);
    doubled.get();
    stop();
    source.set(3);
    expect(seen).toEqual([2, 4]);
    expect(times).toBe(2);
  });

  it('can be read without an observer', () => {
    const source = { state: 1, subscribe: () => () => {} };
    const observed = new Observed(source);
    source.state = 2;
    expect(observed.state).toBe(2);
  });
});
