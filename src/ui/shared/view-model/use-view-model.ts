import { use, useEffect, useEffectEvent, useId, useState } from 'react';
import { type Resolvable, useApp } from '../app-context';

/** What a screen's view-model may have; whoever creates it disposes it. */
interface ViewModel {
  /** Ends what `start` began. StrictMode starts again after it, so it must leave nothing half-open. */
  dispose?(): void;
  /** Sends what waits: the page is being left, and may not come back. */
  flush?(): void;
}

/**
 * The view-model of a screen, for as long as the screen is shown. A new key (a route's id) makes a new
 * one; a new address is told to the same one by `start`. Its constructor only remembers: what costs begins
 * in `start`, which runs once the screen is there, since React may render a screen that it never shows.
 * On the first screen of a page that the server has drawn, `start` has run before.
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
  useEffect(() => onShown(), [viewModel, address]);

  return viewModel;
}

/** The screen ends with a dispose; a page that is reloaded or closed ends without one. */
function useLifecycle(viewModel: ViewModel): void {
  useEffect(() => {
    const flush = () => viewModel.flush?.();
    window.addEventListener('pagehide', flush);
    return () => {
      window.removeEventListener('pagehide', flush);
      viewModel.dispose?.();
    };
  }, [viewModel]);
}

/** On the first screen: the view-model that was started for this place, once it has what it shows. */
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
  // Also once it is ready: React wants the same hooks when it plays a suspended component again.
  if (prepared) use(prepared.ready);
  return prepared?.viewModel;
}
