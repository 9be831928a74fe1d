import { type ComponentProps, type ReactNode, useId } from 'react';
import { describedBy } from '../field/field-description';
import { FieldError } from '../field/field-error';
import styles from './choice.module.css';

interface CheckboxProps extends Omit<ComponentProps<'input'>, 'type' | 'onChange' | 'checked'> {
  label: ReactNode;
  hint?: string;
  error?: string;
  checked: boolean;
  onChange: (checked: boolean) => void;
  /** A switch takes effect at once, and has the role `switch`. */
  appearance?: 'box' | 'switch';
}

export function Checkbox({
  appearance = 'box',
  id: givenId,
  label,
  hint,
  error,
  checked,
  onChange,
  className,
  ...rest
}: CheckboxProps) {
  const ownId = useId();
  const id = givenId ?? ownId;
  return (
    <div className={className}>
      <label className={styles.choice}>
        <input
          {...rest}
          id={id}
          type="checkbox"
          role={appearance === 'switch' ? 'switch' : undefined}
          className={styles[appearance]}
          checked={checked}
          aria-invalid={error ? true : undefined}
          aria-describedby={describedBy(id, { hint, error })}
          onChange={(event) => onChange(event.target.checked)}
        />
        <span className={styles.text}>
          {label}
          {hint && (
            <span id={`${id}-hint`} className={styles.hint}>
              {hint}
            </span>
          )}
        </span>
      </label>
      <FieldError id={id} error={error} />
    </div>
  );
}
