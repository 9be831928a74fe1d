import type { ComponentProps, ReactNode } from 'react';
import { BoxedField } from './boxed-field';
import type { FieldTexts } from './field-description';
import { useField } from './use-field';
import styles from './field.module.css';

export interface TextFieldProps
  extends Omit<ComponentProps<'input'>, 'onChange' | 'prefix' | 'value'>, FieldTexts {
  value: string;
  onChange: (value: string) => void;
  /** Announces the error: where no summary does, and the focus does not move to the field. */
  announcesError?: boolean;
  prefix?: ReactNode;
  suffix?: ReactNode;
}

export function TextField({ prefix, suffix, onChange, type = 'text', ...props }: TextFieldProps) {
  const { frame, control } = useField(props);
  return (
    <BoxedField {...frame}>
      {prefix && <span className={styles.prefix}>{prefix}</span>}
      <input
        {...control}
        type={type}
        className={styles.input}
        onChange={(event) => onChange(event.target.value)}
      />
      {suffix && <span className={styles.suffix}>{suffix}</span>}
    </BoxedField>
  );
}
