import { type ComponentType, lazy, useState } from 'react';

/** Code that could not be loaded: offline, or replaced by a newer release. */
export class ChunkLoadError extends Error {
  override readonly name = 'ChunkLoadError';

  constructor(
    /** Makes the next render load the code again. */
    readonly forget: () => void,
    cause: unknown,
  ) {
    super('A part of the shop could not be loaded', { cause });
  }
}

export type LazyComponent<Props extends object> = ComponentType<Props> & {
  /** Loads the code ahead of time. A failure is reported on render. */
  preload(): void;
  /** The component, once its code has loaded. */
  readonly loaded: ComponentType<Props> | undefined;
};

/** A component whose code is loaded when it is first rendered. Unlike React's `lazy` it can retry after a failure. */
export function lazyComponent<Props extends object = object>(
  load: () => Promise<ComponentType<Props>>,
): LazyComponent<Props> {
  let loaded: ComponentType<Props> | undefined;
  const fetch = async () => (loaded ??= await load());
  const attempt = () =>
    lazy(async () => {
      try {
        return { default: await fetch() };
      } catch (cause) {
        throw new ChunkLoadError(() => (Part = attempt()), cause);
      }
    });
  let Part: ComponentType<Props> = attempt();
  function LazyComponent(props: Props) {
    // Keeps the component that was mounted: another one would remount it.
    const [Shown] = useState(() => loaded ?? Part);
    return <Shown {...props} />;
  }
  const preload = () => void fetch().catch(() => undefined);
  return Object.defineProperty(Object.assign(LazyComponent, { preload }), 'loaded', {
    get: () => loaded,
  }) as LazyComponent<Props>;
}
