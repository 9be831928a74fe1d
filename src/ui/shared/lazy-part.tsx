import { type ComponentType, lazy } from 'react';

/** Code that did not arrive: there was no connection, or a newer shop has replaced it. */
export class CodeNotLoaded extends Error {
  override readonly name = 'CodeNotLoaded';

  constructor(
    /** Ask for the code again the next time it is shown. */
    readonly forget: () => void,
    cause: unknown,
  ) {
    super('A part of the shop could not be loaded', { cause });
  }
}

/** A component whose code comes when it is first shown. Unlike React's own `lazy` it survives a failed try. */
export function lazyPart<Props extends object = object>(
  load: () => Promise<ComponentType<Props>>,
): ComponentType<Props> {
  const attempt = () =>
    lazy(async () => {
      try {
        return { default: await load() };
      } catch (cause) {
        throw new CodeNotLoaded(() => (Part = attempt()), cause);
      }
    });
  let Part: ComponentType<Props> = attempt();
  return function LazyPart(props: Props) {
    return <Part {...props} />;
  };
}
