import { Component, type ErrorInfo, type ReactNode } from 'react';
import { ChunkLoadError } from './lazy-component';
import { FailureState } from './state/failure-state';

export interface ErrorBoundaryProps {
  children: ReactNode;
  /** Shown instead of the message, for a part that the screen can do without. */
  fallback?: ReactNode;
  /** Called for each error, with the component stack. */
  onError?: (error: unknown, componentStack: string) => void;
  /** When it changes, for instance the path, the children are rendered again. */
  resetKey?: string;
}

interface State {
  failure: { readonly error: unknown } | null;
  resetKey: string | undefined;
}

/** Catches errors, so that the rest of the shell stays and the shopper can retry. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, State> {
  override state: State = { failure: null, resetKey: this.props.resetKey };

  static getDerivedStateFromError(error: unknown): Partial<State> {
    return { failure: { error } };
  }

  static getDerivedStateFromProps({ resetKey }: ErrorBoundaryProps, state: State): State | null {
    return resetKey === state.resetKey ? null : { failure: null, resetKey };
  }

  private wasRetried = false;

  override componentDidCatch(error: unknown, info: ErrorInfo): void {
    if (error instanceof ChunkLoadError) {
      error.forget();
      if (this.wasRetried) void reloadPage();
    }
    this.props.onError?.(error, info.componentStack ?? '');
  }

  override render(): ReactNode {
    const { failure } = this.state;
    if (!failure) return this.props.children;
    const { fallback } = this.props;
    if (fallback !== undefined) return fallback;
    const words = failure.error instanceof ChunkLoadError ? CHUNK_NOT_LOADED : BUG;
    return <FailureState {...words} onRetry={this.retry} />;
  }

  private readonly retry = (): void => {
    this.wasRetried = true;
    this.setState({ failure: null });
  };
}

/** Browsers may cache a failed import until the page is reloaded; reloads once the server can be reached. */
async function reloadPage(): Promise<void> {
  const { href } = window.location;
  const isThere = await fetch(href, { cache: 'no-store' }).then(
    ({ ok }) => ok,
    () => false,
  );
  if (isThere) window.location.reload();
}

const BUG = {
  message: 'Something went wrong on this page',
  text: 'The error is on our side. Your cart is safe.',
};

const CHUNK_NOT_LOADED = { message: 'This page could not be loaded', text: <ErrorActions /> };

function ErrorActions() {
  return (
    <>
      Check your connection and try again. If that does not help,{' '}
      <a href={window.location.href}>reload the page</a>.
    </>
  );
}
