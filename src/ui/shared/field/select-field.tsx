import { type ComponentProps, useId } from 'react';
import { classNames } from '../class-names';
import { Icon } from '../icon/icon';
import { describedBy, type FieldTexts } from './field-description';
import { FieldFrame } from './field-frame';
import styles from './field.module.css';

export interface SelectOption {
  value: string;
  label: string;
  disabled?: boolean;
}

export interface SelectFieldProps
  extends Omit<ComponentProps<'select'>, 'onChange' | 'value' | 'children'>, FieldTexts {
  value: string;
  options: readonly SelectOption[];
  onChange: (value: string) => void;
  /** Shown while nothing is selected; it cannot be selected itself. */
  placeholder?: string;
  /** Label and control on one line, for toolbars. */
  inline?: boolean;
}

export function SelectField({
  id: givenId,
  label,
  labelHidden,
  hint,
  error,
  value,
  options,
  onChange,
  placeholder,
  inline,
  required,
  className,
  ...rest
}: SelectFieldProps) {
  const ownId = useId();
  const id = givenId ?? ownId;
  return (
    <FieldFrame
      {...{ id, label, labelHidden, hint, error, required }}
      className={classNames(inline && styles.inline, className)}
    >
      <div
        className={classNames(
          styles.control,
          Boolean(error) && styles.invalid,
          rest.disabled && styles.disabled,
        )}
      >
        <select
          {...rest}
          id={id}
          className={classNames(styles.input, styles.select, value === '' && styles.unchosen)}
          value={value}
          aria-required={required || undefined}
          aria-invalid={error ? true : undefined}
          aria-describedby={describedBy(id, { hint, error })}
          onChange={(event) => onChange(event.target.value)}
        >
          {placeholder !== undefined && (
            <option value="" disabled>
              {placeholder}
            </option>
          )}
          {options.map((option) => (
            <option key={option.value} value={option.value} disabled={option.disabled}>
              {option.label}
            </option>
          ))}
        </select>
        <span className={styles.arrow}>
          <Icon name="chevron-down" size={16} />
        </span>
      </div>
    </FieldFrame>
  );
}
