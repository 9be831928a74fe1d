import { use, useEffectEvent, useId, useLayoutEffect, useState } from 'react';
import { type Resolvable, useApp } from '../app-context';

/** Optional methods of a view-model; its creator disposes it. */
interface ViewModel {
  /** Ends what `start` began. In StrictMode React calls `start` again afterwards, so that must work. */
  dispose?(): void;
  /** Sends pending changes, since the page is being left and may not return. */
  flush?(): void;
}

/**
 * The view-model of a screen, for as long as the screen is shown. A new key (such as an id in the path) creates a new
 * view-model; for a new address, `start` is called again on the same one. Constructors must have no side effects,
 * because React may render a screen that it never shows: calls and subscriptions belong in `start`, which runs once the
 * screen is mounted. On a server-rendered first screen, `start` has already run.
 */
export function useViewModel<VM extends object>(
  type: Resolvable<VM>,
  start?: (viewModel: VM) => unknown,
  key = '',
  address = '',
): VM {
  const app = useApp();
  const first = useFirstViewModel(type, start);
  const [held, setHeld] = useState(() => ({ key, viewModel: first ?? app.resolve(type) }));
  const current = held.key === key ? held : { key, viewModel: app.resolve(type) };
  if (current !== held) setHeld(current);
  const { viewModel } = current;

  useLifecycle(viewModel);
  const onShown = useEffectEvent(() => {
    if (!app.firstScreen?.claim(viewModel)) void start?.(viewModel);
  });
  // A layout effect, so that what is already known is in the first frame.
  useLayoutEffect(() => onShown(), [viewModel, address]);

  return viewModel;
}

/** Disposes when the screen is left, and flushes when the page is reloaded or closed. */
function useLifecycle(viewModel: ViewModel): void {
  // A layout effect, like the start: the screen that is left ends before the next one begins.
  useLayoutEffect(() => {
    const flush = () => viewModel.flush?.();
    window.addEventListener('pagehide', flush);
    return () => {
      window.removeEventListener('pagehide', flush);
      viewModel.dispose?.();
    };
  }, [viewModel]);
}

/** On the first screen: the view-model prepared for this place, once it is ready. */
function useFirstViewModel<VM extends object>(
  type: Resolvable<VM>,
  start: ((viewModel: VM) => unknown) | undefined,
): VM | undefined {
  const app = useApp();
  const place = useId();
  if (!start) return undefined;
  const prepared = app.firstScreen?.prepare(place, () => {
    const viewModel = app.resolve(type);
    return { viewModel, started: start(viewModel) };
  });
  // Also once it is ready: React needs the same hooks when it replays a suspended component.
  if (prepared) use(prepared.ready);
  return prepared?.viewModel;
}
