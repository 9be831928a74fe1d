import { createAtom } from 'mobx';

/** Something framework-free that changes: an object with a `state`, or a value that the browser keeps. */
type Source<State> = { subscribe(listener: () => void): () => void } & (
  | { readonly state: State }
  | { get(): State }
);

/** Lets MobX see such a source: a computed that reads `state` is computed again when the source changes. */
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
