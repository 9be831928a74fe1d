import { type ComponentProps, type MouseEvent, type ReactNode, useId } from 'react';
import { classNames } from '../class-names';
import { Icon } from '../icon/icon';
import type { IconName } from '../icon/icon-shapes';
import { Spinner } from '../spinner/spinner';
import { type ButtonLook, buttonClass } from './button-variant';
import { useDisabled } from './use-disabled';
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
  const { ignoresPresses, attributes } = useDisabled(Boolean(disabled || disabledReason));
  // A busy button must keep the focus, so it is not `disabled`: it ignores the press instead, which also prevents a submit.
  const press = (event: MouseEvent<HTMLButtonElement>) =>
    busy || ignoresPresses ? event.preventDefault() : onClick?.(event);
  const button = (
    <button
      {...rest}
      type={type}
      {...attributes}
      className={classNames(
        buttonClass({ variant, size, fullWidth }),
        busy && styles.busy,
        ignoresPresses && styles.disabled,
        className,
      )}
      aria-busy={busy || undefined}
      aria-disabled={busy || ignoresPresses || undefined}
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
