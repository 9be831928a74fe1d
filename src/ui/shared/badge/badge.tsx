import type { ReactNode } from 'react';
import { classNames } from '../class-names';
import { Icon } from '../icon/icon';
import type { IconName } from '../icon/icon-shapes';
import styles from './badge.module.css';

type BadgeTone = 'neutral' | 'primary' | 'accent' | 'warning' | 'success' | 'failure';

interface BadgeProps {
  tone?: BadgeTone;
  icon?: IconName;
  children: ReactNode;
}

/** A small label, such as a speed, a status or a sale. Not interactive; a `Chip` is. */
export function Badge({ tone = 'neutral', icon, children }: BadgeProps) {
  return (
    <span className={classNames(styles.badge, styles[tone])}>
      {icon && <Icon name={icon} size={16} />}
      {children}
    </span>
  );
}
