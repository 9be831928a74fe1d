import { type ReactNode, useId } from 'react';
import { classNames } from '../class-names';
import choice from './choice.module.css';
import styles from './radio-group.module.css';

export type RadioVariant = 'plain' | 'pill' | 'card';

export interface RadioOptionModel<Value extends string = string> {
  value: Value;
  label: ReactNode;
  description?: ReactNode;
  /** At the end of a card, such as a price, a fee or a picture. */
  aside?: ReactNode;
  disabled?: boolean;
  /** Disables the option and shows the reason. */
  disabledReason?: string;
}

interface RadioOptionProps {
  option: RadioOptionModel;
  variant: RadioVariant;
  name: string;
  checked: boolean;
  onChoose: () => void;
}

export function RadioOption({ option, variant, name, checked, onChoose }: RadioOptionProps) {
  const id = useId();
  const detail = option.disabledReason ?? option.description;
  return (
    <label className={classNames(styles.option, choice.option, styles[`${variant}Option`])}>
      <input
        className={classNames(choice.dot, styles.radio)}
        type="radio"
        name={name}
        value={option.value}
        checked={checked}
        disabled={option.disabled || Boolean(option.disabledReason)}
        aria-labelledby={`${id}-label`}
        aria-describedby={detail ? `${id}-detail` : undefined}
        onChange={onChoose}
      />
      <span className={styles.text}>
        <span id={`${id}-label`} className={styles.name}>
          {option.label}
        </span>
        {detail && (
          <span id={`${id}-detail`} className={styles.detail}>
            {detail}
          </span>
        )}
      </span>
      {option.aside && <span className={styles.aside}>{option.aside}</span>}
    </label>
  );
}
