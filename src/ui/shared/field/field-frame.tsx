import type { ReactNode } from 'react';
import { classNames } from '../class-names';
import { VisuallyHidden } from '../visually-hidden/visually-hidden';
import type { FieldTexts } from './field-description';
import { FieldError } from './field-error';
import styles from './field.module.css';

export interface FieldFrameProps extends FieldTexts {
  id: string;
  announcesError?: boolean;
  className?: string;
  children: ReactNode;
}

/** Label, control, hint and error, in the same order for every field. */
export function FieldFrame({
  id,
  label,
  labelHidden,
  hint,
  error,
  advice,
  announcesError,
  className,
  children,
}: FieldFrameProps) {
  return (
    <div className={classNames(styles.field, className)}>
      <label id={`${id}-label`} htmlFor={id} className={labelHidden ? undefined : styles.label}>
        {labelHidden ? <VisuallyHidden>{label}</VisuallyHidden> : label}
      </label>
      {children}
      {hint && (
        <p id={`${id}-hint`} className={styles.hint}>
          {hint}
        </p>
      )}
      <FieldError id={id} error={error} live={announcesError} />
      {advice && (
        <p id={`${id}-advice`} className={styles.advice}>
          {advice}
        </p>
      )}
    </div>
  );
}
