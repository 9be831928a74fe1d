import type { ReactNode } from 'react';
import { classNames } from '../class-names';
import { Icon } from '../icon/icon';
import styles from './accordion.module.css';

interface AccordionProps {
  summary: ReactNode;
  /** At the end of the line, such as a total or a count; below the summary where there is no room. */
  aside?: ReactNode;
  /** As small as the text around it, and without a line below. */
  inline?: boolean;
  open?: boolean;
  onToggle?: (open: boolean) => void;
  children: ReactNode;
}

/** A native `details` element, so that it works with find-in-page and without JavaScript. */
export function Accordion({ summary, aside, inline, open, onToggle, children }: AccordionProps) {
  return (
    <details
      className={classNames(styles.accordion, inline && styles.inline)}
      open={open}
      onToggle={(event) => onToggle?.(event.currentTarget.open)}
    >
      <summary className={styles.summary}>
        <span className={styles.line}>
          <span>{summary}</span>
          {aside && <span>{aside}</span>}
        </span>
        <span className={styles.mark}>
          <Icon name="chevron-down" size={inline ? 16 : 20} />
        </span>
      </summary>
      <div className={styles.content}>{children}</div>
    </details>
  );
}
