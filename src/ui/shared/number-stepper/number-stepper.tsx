import { type ChangeEvent, type FocusEvent, type KeyboardEvent, useState } from 'react';
import { fieldTexts } from '../../../texts/shared/fields';
import { useDisabled } from '../button/use-disabled';
import { Icon } from '../icon/icon';
import { classNames } from '../class-names';
import { stepperValue } from './stepper-value';
import styles from './number-stepper.module.css';

export interface NumberStepperProps {
  /** Names the number for assistive technology: `Quantity`, `Quantity of Malbec`. */
  label: string;
  value: number;
  onChange: (value: number) => void;
  min?: number;
  max?: number;
  /** The value of a blank or invalid entry; 1 by default. */
  fallback?: number;
  disabled?: boolean;
  size?: 'medium' | 'small';
}

/** A quantity field with two buttons. What is typed takes effect on Enter or on blur. */
export function NumberStepper({
  label,
  value,
  onChange,
  min = 1,
  max = 24,
  fallback = 1,
  disabled,
  size = 'medium',
}: NumberStepperProps) {
  const { field, step } = useStepper({ value, onChange, min, max, fallback });
  return (
    <div className={classNames(styles.stepper, styles[size])}>
      <StepButton
        icon="minus"
        label={fieldTexts.decrease(label)}
        disabled={disabled || value <= min}
        onPress={() => step(-1)}
      />
      <input
        role="spinbutton"
        inputMode="numeric"
        autoComplete="off"
        aria-label={label}
        aria-valuenow={value}
        aria-valuemin={min}
        aria-valuemax={max}
        disabled={disabled}
        {...field}
      />
      <StepButton
        icon="plus"
        label={fieldTexts.increase(label)}
        disabled={disabled || value >= max}
        onPress={() => step(1)}
      />
    </div>
  );
}

interface StepButtonProps {
  icon: 'minus' | 'plus';
  label: string;
  disabled: boolean;
  onPress: () => void;
}

function StepButton({ icon, label, disabled, onPress }: StepButtonProps) {
  const { ignoresPresses, attributes } = useDisabled(disabled);
  return (
    <button {...attributes} type="button" aria-label={label} onClick={ignoresPresses ? undefined : onPress}>
      <Icon name={icon} size={16} />
    </button>
  );
}

type StepperOptions = Required<Pick<NumberStepperProps, 'value' | 'onChange' | 'min' | 'max' | 'fallback'>>;

/** Keeps what is typed until it is committed; `step` is what the buttons and the arrow keys do. */
function useStepper({ value, onChange, min, max, fallback }: StepperOptions) {
  const [draft, setDraft] = useState<string>();
  const commitValue = (next: number) => {
    setDraft(undefined);
    if (next !== value) onChange(next);
  };
  const commitTyped = (typed: string) => commitValue(stepperValue(typed, { min, max, fallback }));
  const commit = () => draft !== undefined && commitTyped(draft);
  const type = (input: HTMLInputElement) => {
    // If the field was left before hydration, the typing is replayed without a blur, so there is no draft to commit.
    if (input.matches(':focus')) setDraft(input.value);
    else commitTyped(input.value);
  };
  const step = (by: number) => commitValue(Math.min(max, Math.max(min, value + by)));
  const press = (event: KeyboardEvent) => {
    const move = { ArrowUp: 1, ArrowDown: -1 }[event.key];
    if (event.key === 'Enter') commit();
    if (move === undefined) return;
    event.preventDefault();
    step(move);
  };
  const field = {
    value: draft ?? String(value),
    onChange: ({ target }: ChangeEvent<HTMLInputElement>) => type(target),
    onFocus: ({ target }: FocusEvent<HTMLInputElement>) => target.select(),
    onBlur: commit,
    onKeyDown: press,
  };
  return { field, step };
}
