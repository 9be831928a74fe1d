import type { ComponentProps, ReactNode } from 'react';
import styles from './choice.module.css';

export interface ToggleProps extends Omit<ComponentProps<'input'>, 'type' | 'onChange' | 'checked'> {
  label: ReactNode;
  hint?: string;
  error?: string;
  checked: boolean;
  onChange: (checked: boolean) => void;
}

/** The label and hint of a checkbox or a switch. */
export function ToggleLabel({ id, label, hint }: Pick<ToggleProps, 'label' | 'hint'> & { id: string }) {
  return (
    <span className={styles.words}>
      {label}
      {hint && (
        <span id={`${id}-hint`} className={styles.hint}>
          {hint}
        </span>
      )}
    </span>
  );
}
