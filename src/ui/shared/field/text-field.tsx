import { type ComponentProps, type ReactNode, useId } from 'react';
import { classNames } from '../class-names';
import { describedBy, type FieldTexts } from './field-description';
import { FieldFrame } from './field-frame';
import styles from './field.module.css';

export interface TextFieldProps
  extends Omit<ComponentProps<'input'>, 'onChange' | 'prefix' | 'value'>, FieldTexts {
  value: string;
  onChange: (value: string) => void;
  prefix?: ReactNode;
  suffix?: ReactNode;
}

export function TextField({
  id: givenId,
  label,
  labelHidden,
  hint,
  error,
  value,
  onChange,
  prefix,
  suffix,
  required,
  className,
  type = 'text',
  ...rest
}: TextFieldProps) {
  const ownId = useId();
  const id = givenId ?? ownId;
  return (
    <FieldFrame {...{ id, label, labelHidden, hint, error, required, className }}>
      <div
        className={classNames(
          styles.control,
          Boolean(error) && styles.invalid,
          rest.disabled && styles.disabled,
        )}
      >
        {prefix && <span className={styles.prefix}>{prefix}</span>}
        <input
          {...rest}
          id={id}
          type={type}
          className={styles.input}
          value={value}
          aria-required={required || undefined}
          aria-invalid={error ? true : undefined}
          aria-describedby={describedBy(id, { hint, error })}
          onChange={(event) => onChange(event.target.value)}
        />
        {suffix && <span className={styles.suffix}>{suffix}</span>}
      </div>
    </FieldFrame>
  );
}
