import { Icon } from '../icon/icon';
import styles from './field.module.css';

interface FieldErrorProps {
  id: string;
  error?: string;
  /** Announce it when it appears. */
  live?: boolean;
}

/** The error message of a field. */
export function FieldError({ id, error, live = false }: FieldErrorProps) {
  if (!error) return null;
  return (
    <p id={`${id}-error`} className={styles.error} role={live ? 'alert' : undefined}>
      <Icon name="alert" size={16} />
      {error}
    </p>
  );
}
