import type { ComponentProps } from 'react';
import { classNames } from '../class-names';
import { Icon } from '../icon/icon';
import styles from './chip.module.css';

export interface ChipProps extends Omit<ComponentProps<'button'>, 'children'> {
  label: string;
  /** A toggle: on or off. Leave out for a plain action. */
  selected?: boolean;
  /** Shows a cross: pressing it takes the thing away. */
  removable?: boolean;
}

/** A filter in force, a time slot, a tip: small, and it can be pressed. */
export function Chip({ label, selected, removable = false, className, type = 'button', ...rest }: ChipProps) {
  return (
    <button
      {...rest}
      type={type}
      className={classNames(styles.chip, selected && styles.selected, className)}
      aria-pressed={selected}
      aria-label={removable ? `Remove ${label}` : rest['aria-label']}
    >
      {label}
      {removable && <Icon name="close" size={16} />}
    </button>
  );
}
