/** A view-model that was created and started ahead of rendering. */
export interface PreparedViewModel<VM> {
  readonly viewModel: VM;
  /** Resolves once the view-model has loaded its first screen. */
  readonly ready: Promise<void>;
}

/**
 * The screen that the server renders and the browser hydrates. Its view-models are started before the first render,
 * so that both render the same. A place in the tree is identified by React's `useId`, which is the same on both sides
 * and not reused later.
 */
export abstract class FirstScreen {
  /** The view-model of a place on the first screen, created by `make` the first time; undefined for other places. */
  abstract prepare<VM extends object>(
    place: string,
    make: () => { viewModel: VM; started: unknown },
  ): PreparedViewModel<VM> | undefined;

  /** True if the view-model was already started; only for the first call. */
  abstract claim(viewModel: object): boolean;
}
