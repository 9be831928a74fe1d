import { createAtom } from 'mobx';

/** A source of changes without a framework: an object with a `state`, or a stored value. */
type Source<State> = { subscribe(listener: () => void): () => void } & (
  | { readonly state: State }
  | { get(): State }
);

/** Makes a source observable for MobX: what reads `state` is computed again when the source changes. */
export class Observed<State> {
  private readonly atom;

  constructor(private readonly source: Source<State>) {
    let stop = () => {};
    this.atom = createAtom(
      'Observed',
      () => (stop = source.subscribe(() => this.atom.reportChanged())),
      () => stop(),
    );
  }

  get state(): State {
    this.atom.reportObserved();
    return 'get' in this.source ? this.source.get() : this.source.state;
  }
}
