import type { ReactNode } from 'react';
import { Button } from '../button/button';
import { Icon } from '../icon/icon';
import styles from './state.module.css';

export interface FailureStateProps {
  /** What happened, for the shopper. */
  message: string;
  text?: ReactNode;
  onRetry?: () => void;
}

/** Says that loading failed, with a Retry button. */
export function FailureState({ message, text, onRetry }: FailureStateProps) {
  return (
    <div className={styles.state} role="alert">
      <span className={styles.failureIcon}>
        <Icon name="alert" size={32} />
      </span>
      <p className={styles.title}>{message}</p>
      {text && <p className={styles.text}>{text}</p>}
      {onRetry && (
        <div className={styles.action}>
          <Button variant="secondary" icon="refresh" onClick={onRetry}>
            Retry
          </Button>
        </div>
      )}
    </div>
  );
}
