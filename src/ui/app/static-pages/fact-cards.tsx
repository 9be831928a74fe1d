import type { ReactNode } from 'react';
import { Icon } from '../../shared/icon/icon';
import type { IconName } from '../../shared/icon/icon-shapes';
import styles from './fact-cards.module.css';

export interface Fact {
  icon: IconName;
  title: string;
  text: ReactNode;
}

/** The key facts of a page, as cards. */
export function FactCards({ label, facts }: { label: string; facts: readonly Fact[] }) {
  return (
    <ul className={styles.facts} aria-label={label}>
      {facts.map(({ icon, title, text }) => (
        <li key={title} className={styles.fact}>
          <span className={styles.icon}>
            <Icon name={icon} />
          </span>
          <p className={styles.title}>{title}</p>
          <div className={styles.text}>{text}</div>
        </li>
      ))}
    </ul>
  );
}
