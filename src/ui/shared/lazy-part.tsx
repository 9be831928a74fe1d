import { type ComponentType, lazy, useState } from 'react';

/** Code that did not arrive: there was no connection, or a newer shop has replaced it. */
export class ChunkLoadError extends Error {
  override readonly name = 'ChunkLoadError';

  constructor(
    /** Ask for the code again the next time it is shown. */
    readonly forget: () => void,
    cause: unknown,
  ) {
    super('A part of the shop could not be loaded', { cause });
  }
}

export type LazyPart<Props extends object> = ComponentType<Props> & {
  /** Fetches the code before it is shown, and then it is shown at once. A failure shows when it is. */
  preload(): void;
};

/** A component whose code comes when it is first shown. Unlike React's own `lazy` it survives a failed try. */
export function lazyPart<Props extends object = object>(
  load: () => Promise<ComponentType<Props>>,
): LazyPart<Props> {
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
  function LazyPart(props: Props) {
    // One that was mounted stays the same one, or it would be mounted anew.
    const [Shown] = useState(() => loaded ?? Part);
    return <Shown {...props} />;
  }
  return Object.assign(LazyPart, { preload: () => void fetch().catch(() => undefined) });
}
