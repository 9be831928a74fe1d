/** `aCart().with({ ... }).build()`: sensible defaults, of which a test sets only what it is about. */
export interface Builder<Facts, Built> {
  with(change: Partial<Facts>): Builder<Facts, Built>;
  build(): Built;
}

export function builder<Facts, Built>(facts: Facts, make: (facts: Facts) => Built): Builder<Facts, Built> {
  return {
    with: (change) => builder({ ...facts, ...change }, make),
    build: () => make(facts),
  };
}
