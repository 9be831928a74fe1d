import type { ReactNode } from 'react';
import styles from './section-heading.module.css';

export interface SectionHeadingProps {
  title: string;
  id?: string;
  level?: 1 | 2 | 3;
  /** A link or control beside the title. */
  action?: ReactNode;
  /** A line under the title. */
  lead?: ReactNode;
}

export function SectionHeading({ title, id, level = 2, action, lead }: SectionHeadingProps) {
  const Heading = `h${level}` as const;
  return (
    <div className={styles.frame}>
      <div className={styles.text}>
        <Heading id={id}>{title}</Heading>
        {lead && <p className={styles.lead}>{lead}</p>}
      </div>
      {action && <div className={styles.action}>{action}</div>}
    </div>
  );
}
