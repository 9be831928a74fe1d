import type { ComponentProps } from 'react';
import { classNames } from '../class-names';
import { Icon } from '../icon/icon';
import type { IconName } from '../icon/icon-shapes';
import styles from './icon-button.module.css';

interface IconButtonProps extends Omit<ComponentProps<'button'>, 'children' | 'aria-label'> {
  icon: IconName;
  /** The accessible name and the tooltip. */
  label: string;
  framed?: boolean;
}

export function IconButton({
  icon,
  label,
  framed = false,
  className,
  type = 'button',
  ...rest
}: IconButtonProps) {
  return (
    <button
      {...rest}
      type={type}
      aria-label={label}
      title={label}
      className={classNames(styles.button, framed && styles.framed, className)}
    >
      <Icon name={icon} />
    </button>
  );
}
