/** Where a view-model is made and started. */
export interface PreparedViewModel<VM> {
  readonly viewModel: VM;
  /** When the view-model has what its first screen shows. */
  readonly ready: Promise<void>;
}

/**
 * The screen that the server draws and the browser takes over. Its view-models are started before they are
 * drawn for the first time, so that both draw the same. A place in the tree is named by React's own id, which
 * is the same on both sides and never used again for what is drawn later.
 */
export abstract class FirstScreen {
  /** The view-model of a place that belongs to the first screen, made by `make` the first time; else undefined. */
  abstract prepare<VM extends object>(
    place: string,
    make: () => { viewModel: VM; started: unknown },
  ): PreparedViewModel<VM> | undefined;

  /** Whether a view-model has been started here already; says so once. */
  abstract claim(viewModel: object): boolean;
}
