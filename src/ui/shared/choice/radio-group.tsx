import { type KeyboardEvent, useId, useRef } from 'react';
import { classNames } from '../class-names';
import { describedBy, type FieldTexts } from '../field/field-description';
import { FieldError } from '../field/field-error';
import { VisuallyHidden } from '../visually-hidden/visually-hidden';
import { RadioOption, type RadioOptionModel, type RadioVariant } from './radio-option';
import styles from './radio-group.module.css';

interface RadioGroupProps<Value extends string> extends FieldTexts {
  value: Value | undefined;
  options: readonly RadioOptionModel<Value>[];
  /** `isStep`: selected with an arrow key, perhaps on the way to another option. */
  onChange: (value: Value, isStep: boolean) => void;
  /** `plain` for short lists, `pill` for sizes and times, `card` for choices that need explaining. */
  variant?: RadioVariant;
  /** Maximum number of columns from tablet width; one below that. Pills wrap. */
  columns?: 1 | 2 | 3;
  /** Keeps a few short pills side by side at any width. */
  inOneRow?: boolean;
  disabled?: boolean;
}

/** Native radios in a fieldset, so that arrow keys, form reset and screen readers work natively. */
export function RadioGroup<Value extends string>({
  label,
  labelHidden,
  hint,
  error,
  disabled,
  ...options
}: RadioGroupProps<Value>) {
  const id = useId();
  const { isStep, ...stepEvents } = useIsStep();
  return (
    <fieldset
      className={styles.group}
      disabled={disabled}
      role="radiogroup"
      aria-invalid={error ? true : undefined}
      aria-describedby={describedBy(id, { hint, error })}
      {...stepEvents}
    >
      <legend className={labelHidden ? undefined : styles.legend}>
        {labelHidden ? <VisuallyHidden>{label}</VisuallyHidden> : label}
      </legend>
      <Options {...options} name={id} isStep={isStep} />
      {hint && (
        <p id={`${id}-hint`} className={styles.hint}>
          {hint}
        </p>
      )}
      <FieldError id={id} error={error} />
    </fieldset>
  );
}

/** Whether the last selection was made with an arrow key. */
function useIsStep() {
  const isStep = useRef(false);
  return {
    isStep: () => isStep.current,
    onKeyDown: ({ key }: KeyboardEvent) => {
      isStep.current = key.startsWith('Arrow');
    },
    onPointerDown: () => {
      isStep.current = false;
    },
  };
}

interface OptionsProps<Value extends string> extends Omit<
  RadioGroupProps<Value>,
  keyof FieldTexts | 'disabled'
> {
  /** Shared by the radios of a group. */
  name: string;
  isStep: () => boolean;
}

function Options<Value extends string>({
  name,
  value,
  options,
  onChange,
  isStep,
  variant = 'plain',
  columns = 1,
  inOneRow = false,
}: OptionsProps<Value>) {
  const layout = [styles.options, styles[variant], styles[`columns${columns}`], inOneRow && styles.oneRow];
  return (
    <div className={classNames(...layout)}>
      {options.map((option) => (
        <RadioOption
          key={option.value}
          {...{ option, variant, name }}
          checked={option.value === value}
          onChoose={() => onChange(option.value, isStep())}
        />
      ))}
    </div>
  );
}
