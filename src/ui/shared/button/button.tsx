import { type ComponentProps, type MouseEvent, type ReactNode, useId } from 'react';
import { classNames } from '../class-names';
import { Icon } from '../icon/icon';
import type { IconName } from '../icon/icon-shapes';
import { Spinner } from '../spinner/spinner';
import { type ButtonLook, buttonClass } from './button-variant';
import styles from './button.module.css';

interface ButtonProps extends ComponentProps<'button'>, ButtonLook {
  /** Shows a spinner beside the label and ignores presses. */
  busy?: boolean;
  /** Disables the button and shows the reason below it. */
  disabledReason?: string;
  icon?: IconName;
}

export function Button({
  variant,
  size,
  fullWidth,
  busy = false,
  disabledReason,
  icon,
  disabled,
  onClick,
  className,
  children,
  type = 'button',
  ...rest
}: ButtonProps) {
  const reasonId = useId();
  // A busy button must keep the focus, so it is not `disabled`: it ignores the press instead, which also prevents a submit.
  const press = (event: MouseEvent<HTMLButtonElement>) => (busy ? event.preventDefault() : onClick?.(event));
  const button = (
    <button
      {...rest}
      type={type}
      className={classNames(buttonClass({ variant, size, fullWidth }), busy && styles.busy, className)}
      disabled={disabled || Boolean(disabledReason)}
      aria-busy={busy || undefined}
      aria-disabled={busy || undefined}
      aria-describedby={disabledReason ? reasonId : rest['aria-describedby']}
      onClick={press}
    >
      {busy ? <Spinner size={16} /> : icon && <Icon name={icon} />}
      <span>{children}</span>
    </button>
  );
  if (!disabledReason) return button;
  return <Explained {...{ button, reasonId, disabledReason, fullWidth }} />;
}

interface ExplainedProps extends Pick<ButtonProps, 'disabledReason' | 'fullWidth'> {
  button: ReactNode;
  reasonId: string;
}

function Explained({ button, reasonId, disabledReason, fullWidth }: ExplainedProps) {
  return (
    <span className={classNames(styles.explained, fullWidth && styles.fullWidth)}>
      {button}
      <span id={reasonId} className={styles.reason}>
        {disabledReason}
      </span>
    </span>
  );
}
