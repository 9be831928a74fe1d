import type { ComponentProps } from 'react';
import { classNames } from '../class-names';
import { BoxedField } from './boxed-field';
import type { FieldTexts } from './field-description';
import { useField } from './use-field';
import styles from './field.module.css';

interface TextAreaProps extends Omit<ComponentProps<'textarea'>, 'onChange' | 'value'>, FieldTexts {
  value: string;
  onChange: (value: string) => void;
}

export function TextArea({ onChange, rows = 3, ...props }: TextAreaProps) {
  const { frame, control } = useField(props);
  return (
    <BoxedField {...frame}>
      <textarea
        {...control}
        rows={rows}
        className={classNames(styles.input, styles.area)}
        onChange={(event) => onChange(event.target.value)}
      />
    </BoxedField>
  );
}
