import { useId } from 'react';
import { describedBy } from '../field/field-description';
import { FieldError } from '../field/field-error';
import { type ToggleProps, ToggleLabel } from './toggle-label';
import styles from './choice.module.css';

export function Checkbox({
  id: givenId,
  label,
  hint,
  error,
  checked,
  onChange,
  className,
  ...rest
}: ToggleProps) {
  const ownId = useId();
  const id = givenId ?? ownId;
  return (
    <div className={className}>
      <label className={styles.choice}>
        <input
          {...rest}
          id={id}
          type="checkbox"
          className={styles.box}
          checked={checked}
          aria-invalid={error ? true : undefined}
          aria-describedby={describedBy(id, { hint, error })}
          onChange={(event) => onChange(event.target.checked)}
        />
        <ToggleLabel {...{ id, label, hint }} />
      </label>
      <FieldError id={id} error={error} />
    </div>
  );
}
