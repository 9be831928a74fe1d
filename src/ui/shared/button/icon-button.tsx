import type { ComponentProps } from 'react';
import { classNames } from '../class-names';
import { Icon } from '../icon/icon';
import type { IconName } from '../icon/icon-shapes';
import { useDisabled } from './use-disabled';
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
  disabled = false,
  onClick,
  ...rest
}: IconButtonProps) {
  const { ignoresPresses, attributes } = useDisabled(disabled);
  return (
    <button
      {...attributes}
      {...rest}
      onClick={ignoresPresses ? undefined : onClick}
      type={type}
      aria-label={label}
      title={label}
      className={classNames(styles.button, framed && styles.framed, className)}
    >
      <Icon name={icon} />
    </button>
  );
}
