import { type ComponentProps, useId } from 'react';
import { classNames } from '../class-names';
import { describedBy, type FieldTexts } from './field-description';
import { FieldFrame } from './field-frame';
import styles from './field.module.css';

export interface TextAreaProps extends Omit<ComponentProps<'textarea'>, 'onChange' | 'value'>, FieldTexts {
  value: string;
  onChange: (value: string) => void;
}

export function TextArea({
  id: givenId,
  label,
  labelHidden,
  hint,
  error,
  value,
  onChange,
  required,
  className,
  rows = 3,
  ...rest
}: TextAreaProps) {
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
        <textarea
          {...rest}
          id={id}
          rows={rows}
          className={classNames(styles.input, styles.area)}
          value={value}
          aria-required={required || undefined}
          aria-invalid={error ? true : undefined}
          aria-describedby={describedBy(id, { hint, error })}
          onChange={(event) => onChange(event.target.value)}
        />
      </div>
    </FieldFrame>
  );
}
