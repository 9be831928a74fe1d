import { Icon } from '../icon/icon';
import styles from './field.module.css';

/** The error message of a field. */
export function FieldError({ id, error }: { id: string; error?: string }) {
  if (!error) return null;
  return (
    <p id={`${id}-error`} className={styles.error}>
      <Icon name="alert" size={16} />
      {error}
    </p>
  );
}
