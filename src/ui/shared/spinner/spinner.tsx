import { VisuallyHidden } from '../visually-hidden/visually-hidden';
import styles from './spinner.module.css';

interface SpinnerProps {
  /** What is loading; without it the spinner is decorative. */
  label?: string;
  size?: 16 | 20 | 32;
}

export function Spinner({ label, size = 20 }: SpinnerProps) {
  return (
    <span className={styles.frame} role={label ? 'status' : undefined}>
      <svg className={styles.spinner} width={size} height={size} viewBox="0 0 24 24" aria-hidden="true">
        <circle className={styles.track} cx="12" cy="12" r="9" />
        <path d="M12 3a9 9 0 0 1 9 9" />
      </svg>
      {label && <VisuallyHidden>{label}</VisuallyHidden>}
    </span>
  );
}
