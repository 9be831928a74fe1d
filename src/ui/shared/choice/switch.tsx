import { useId } from 'react';
import { describedBy } from '../field/field-description';
import { FieldError } from '../field/field-error';
import { type ToggleProps, ToggleLabel } from './toggle-label';
import styles from './choice.module.css';

/** A switch that takes effect at once: a native checkbox with the role `switch`. */
export function Switch({
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
          role="switch"
          className={styles.switch}
          checked={checked}
          aria-describedby={describedBy(id, { hint, error })}
          onChange={(event) => onChange(event.target.checked)}
        />
        <ToggleLabel {...{ id, label, hint }} />
      </label>
      <FieldError id={id} error={error} />
    </div>
  );
}
