import { Component, type ErrorInfo, type ReactNode } from 'react';
import { errorBoundaryTexts } from '../../texts/shared/error-boundary';
import { AppContext, type AppServices } from './app-context';
import { ChunkLoadError } from './lazy-component';
import { FailureState } from './state/failure-state';

interface ErrorBoundaryProps {
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
  static override contextType = AppContext;
  declare context: AppServices | null;
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
      // Browsers may cache a failed import until the page is reloaded.
      if (this.wasRetried) void this.context?.reloadOnceReachable();
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

const BUG = {
  message: errorBoundaryTexts.bug,
  text: errorBoundaryTexts.bugText,
};

const CHUNK_NOT_LOADED = { message: errorBoundaryTexts.notLoaded, text: <ErrorActions /> };

function ErrorActions() {
  return errorBoundaryTexts.notLoadedText((text) => (
    // Empty: the page's own address.
    // oxlint-disable-next-line jsx-a11y/anchor-is-valid
    <a key="reload" href="">
      {text}
    </a>
  ));
}
