import type { ReactNode } from 'react';
import { Icon } from '../icon/icon';
import type { IconName } from '../icon/icon-shapes';
import styles from './state.module.css';

interface EmptyStateProps {
  title: string;
  text?: ReactNode;
  icon?: IconName;
  /** What to do next: a button or a link. */
  action?: ReactNode;
  headingLevel?: 1 | 2 | 3;
}

/** Says that there is nothing here, and what to do next. */
export function EmptyState({ title, text, icon = 'bag', action, headingLevel = 2 }: EmptyStateProps) {
  const Heading = `h${headingLevel}` as const;
  return (
    <div className={styles.state}>
      <span className={styles.icon}>
        <Icon name={icon} size={32} />
      </span>
      <Heading className={styles.title}>{title}</Heading>
      {text && <p className={styles.text}>{text}</p>}
      {action && <div className={styles.action}>{action}</div>}
    </div>
  );
}
