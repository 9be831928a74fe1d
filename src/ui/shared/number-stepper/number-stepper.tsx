import { type KeyboardEvent, useState } from 'react';
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
  const { draft, commit, type, step, press } = useStepper({ value, onChange, min, max, fallback });
  return (
    <div className={classNames(styles.stepper, styles[size])}>
      <button
        type="button"
        aria-label={`Decrease ${label}`}
        disabled={disabled || value <= min}
        onClick={() => step(-1)}
      >
        <Icon name="minus" size={16} />
      </button>
      <input
        role="spinbutton"
        inputMode="numeric"
        autoComplete="off"
        aria-label={label}
        aria-valuenow={value}
        aria-valuemin={min}
        aria-valuemax={max}
        disabled={disabled}
        value={draft ?? String(value)}
        onChange={(event) => type(event.target)}
        onFocus={(event) => event.target.select()}
        onBlur={commit}
        onKeyDown={press}
      />
      <button
        type="button"
        aria-label={`Increase ${label}`}
        disabled={disabled || value >= max}
        onClick={() => step(1)}
      >
        <Icon name="plus" size={16} />
      </button>
    </div>
  );
}

type StepperOptions = Required<Pick<NumberStepperProps, 'value' | 'onChange' | 'min' | 'max' | 'fallback'>>;

/** What is typed and not committed yet, and what keys and buttons do. */
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
  return { draft, commit, type, step, press };
}
