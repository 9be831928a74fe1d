import type { ComponentProps } from 'react';
import { classNames } from '../class-names';
import { Icon } from '../icon/icon';
import styles from './chip.module.css';

export interface ChipProps extends Omit<ComponentProps<'button'>, 'children'> {
  label: string;
  /** A toggle: on or off. Leave out for a plain action. */
  selected?: boolean;
  /** Shows a cross: pressing the chip removes its item. */
  removable?: boolean;
}

/** A small button, such as an active filter, a time slot or a tip. */
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
