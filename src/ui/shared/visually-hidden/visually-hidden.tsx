import type { ReactNode } from 'react';
import styles from './visually-hidden.module.css';

/** Words for those who listen, where those who look have a picture. */
export function VisuallyHidden({ children }: { children: ReactNode }) {
  return <span className={styles.hidden}>{children}</span>;
}
