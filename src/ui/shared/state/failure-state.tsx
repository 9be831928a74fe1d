import type { ReactNode } from 'react';
import { words } from '../../../texts/shared/words';
import { Button } from '../button/button';
import { Icon } from '../icon/icon';
import styles from './state.module.css';

interface FailureStateProps {
  /** What happened, for the shopper; on further lines, how support finds it in the logs. */
  message: string;
  text?: ReactNode;
  onRetry?: () => void;
}

/** Says that loading failed, with a Retry button. */
export function FailureState({ message, text, onRetry }: FailureStateProps) {
  const [title, ...reference] = message.split('\n');
  return (
    <div className={styles.state} role="alert">
      <span className={styles.failureIcon}>
        <Icon name="alert" size={32} />
      </span>
      <p className={styles.title}>{title}</p>
      {text && <p className={styles.text}>{text}</p>}
      {reference.length > 0 && <p className={styles.text}>{reference.join(' ')}</p>}
      {onRetry && (
        <div className={styles.action}>
          <Button variant="secondary" icon="refresh" onClick={onRetry}>
            {words.retry}
          </Button>
        </div>
      )}
    </div>
  );
}
