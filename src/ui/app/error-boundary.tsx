import { Component, type ErrorInfo, type ReactNode } from 'react';
import { FailureState } from '../shared/state/failure-state';

export interface ErrorBoundaryProps {
  children: ReactNode;
  /** Told of each bug, with where in the tree it happened. */
  onError?: (error: unknown, componentStack: string) => void;
  /** When it changes, for instance the path, the screen is tried anew. */
  resetKey?: string;
}

interface State {
  failed: boolean;
  resetKey: string | undefined;
}

/** A bug ends here, not in a blank page: the rest of the shell stays, and the screen can be tried again. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, State> {
  override state: State = { failed: false, resetKey: this.props.resetKey };

  static getDerivedStateFromError(): Partial<State> {
    return { failed: true };
  }

  static getDerivedStateFromProps({ resetKey }: ErrorBoundaryProps, state: State): State | null {
    return resetKey === state.resetKey ? null : { failed: false, resetKey };
  }

  override componentDidCatch(error: unknown, info: ErrorInfo): void {
    this.props.onError?.(error, info.componentStack ?? '');
  }

  override render(): ReactNode {
    if (!this.state.failed) return this.props.children;
    return (
      <FailureState
        message="Something went wrong on this page"
        text="The fault is ours. What is in your cart is safe."
        onRetry={() => this.setState({ failed: false })}
      />
    );
  }
}
