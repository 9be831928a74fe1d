import { classNames } from '../class-names';
import { AppLink } from '../link/app-link';
import styles from './link-tabs.module.css';

export interface LinkTab {
  label: string;
  href: string;
  current?: boolean;
  /** Not open yet: shown without a link. */
  disabled?: boolean;
}

interface LinkTabsProps {
  label: string;
  tabs: readonly LinkTab[];
  /** `steps` numbers them. */
  variant?: 'tabs' | 'steps';
}

/** Tabs that are links: each has its own URL, so back, forward and reload keep it. */
export function LinkTabs({ label, tabs, variant = 'tabs' }: LinkTabsProps) {
  const List = variant === 'steps' ? 'ol' : 'ul';
  return (
    <nav aria-label={label} className={styles.nav}>
      <List className={classNames(styles.list, styles[variant])}>
        {tabs.map((tab) => (
          <li key={tab.href}>
            <Tab {...tab} />
          </li>
        ))}
      </List>
    </nav>
  );
}

function Tab({ label, href, current, disabled }: LinkTab) {
  if (disabled)
    return (
      <span className={classNames(styles.tab, styles.disabled)} aria-disabled="true">
        {label}
      </span>
    );
  return (
    <AppLink
      href={href}
      className={classNames(styles.tab, current && styles.current)}
      aria-current={current ? 'page' : undefined}
    >
      {label}
    </AppLink>
  );
}
