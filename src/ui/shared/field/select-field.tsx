import type { ComponentProps } from 'react';
import { classNames } from '../class-names';
import { Icon } from '../icon/icon';
import { BoxedField } from './boxed-field';
import type { FieldTexts } from './field-description';
import { useField } from './use-field';
import styles from './field.module.css';

export interface SelectOption {
  value: string;
  label: string;
  disabled?: boolean;
}

interface SelectFieldProps
  extends Omit<ComponentProps<'select'>, 'onChange' | 'value' | 'children'>, FieldTexts {
  value: string;
  options: readonly SelectOption[];
  onChange: (value: string) => void;
  /** Shown while nothing is selected; it cannot be selected itself. */
  placeholder?: string;
  /** Label and control on one line, for toolbars. */
  inline?: boolean;
}

export function SelectField({ options, onChange, placeholder, inline, ...props }: SelectFieldProps) {
  const { frame, control } = useField(props);
  return (
    <BoxedField {...frame} className={classNames(inline && styles.inline, props.className)}>
      <select
        {...control}
        className={classNames(styles.input, styles.select, props.value === '' && styles.placeholder)}
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
    </BoxedField>
  );
}
