import { classNames } from '../class-names';
import { FieldFrame, type FieldFrameProps } from './field-frame';
import styles from './field.module.css';

interface BoxedFieldProps extends FieldFrameProps {
  disabled?: boolean;
}

/** A field whose control stands in a box, with icons or buttons beside it. */
export function BoxedField({ disabled, children, ...frame }: BoxedFieldProps) {
  const state = frame.error ? styles.invalid : undefined;
  return (
    <FieldFrame {...frame}>
      <div className={classNames(styles.control, state, disabled && styles.disabled)}>{children}</div>
    </FieldFrame>
  );
}
