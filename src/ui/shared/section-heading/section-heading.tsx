import type { ReactNode } from 'react';
import styles from './section-heading.module.css';

export interface SectionHeadingProps {
  title: string;
  id?: string;
  /** A link or control beside the title. */
  action?: ReactNode;
  /** A line under the title. */
  lead?: ReactNode;
}

export function SectionHeading({ title, id, action, lead }: SectionHeadingProps) {
  return (
    <div className={styles.frame}>
      <div className={styles.text}>
        <h2 id={id}>{title}</h2>
        {lead && <p className={styles.lead}>{lead}</p>}
      </div>
      {action && <div className={styles.action}>{action}</div>}
    </div>
  );
}
