import type { ReactNode } from 'react';
import styles from './form-actions.module.css';

/** The button at the end of a form or a step; as wide as the screen on phones. */
export function FormActions({ children }: { children: ReactNode }) {
  return <div className={styles.actions}>{children}</div>;
}
