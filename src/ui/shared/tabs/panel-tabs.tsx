import { type KeyboardEvent, type ReactNode, useId } from 'react';
import { classNames } from '../class-names';
import { AppLink } from '../link/app-link';
import styles from './link-tabs.module.css';

interface PanelTab {
  id: string;
  label: string;
  href: string;
  isSelected: boolean;
}

interface PanelTabsProps {
  label: string;
  tabs: readonly PanelTab[];
  /** The panel of the selected tab. */
  children: ReactNode;
}

/** Tabs over one panel. Each has its own URL, so back, forward, reload and a shared link keep it. */
export function PanelTabs({ label, tabs, children }: PanelTabsProps) {
  const name = useId();
  const selected = tabs.find(({ isSelected }) => isSelected);
  return (
    <>
      <div className={styles.nav}>
        <div role="tablist" aria-label={label} className={styles.list}>
          {tabs.map(({ id, label: text, href, isSelected }) => (
            <AppLink
              key={id}
              id={`${name}${id}`}
              href={href}
              role="tab"
              aria-selected={isSelected}
              aria-controls={isSelected ? `${name}panel` : undefined}
              tabIndex={isSelected ? 0 : -1}
              className={classNames(styles.tab, isSelected && styles.current)}
              onKeyDown={moveFocus}
            >
              {text}
            </AppLink>
          ))}
        </div>
      </div>
      <div
        id={`${name}panel`}
        role="tabpanel"
        tabIndex={0}
        aria-labelledby={selected && `${name}${selected.id}`}
      >
        {children}
      </div>
    </>
  );
}

const STEPS: Readonly<Record<string, (from: number, count: number) => number>> = {
  ArrowRight: (from, count) => (from + 1) % count,
  ArrowLeft: (from, count) => (from - 1 + count) % count,
  Home: () => 0,
  End: (_, count) => count - 1,
};

/** Arrow keys move between the tabs, Enter and Space open one. */
function moveFocus(event: KeyboardEvent<HTMLAnchorElement>): void {
  const tab = event.currentTarget;
  const tabs = [...(tab.parentElement?.querySelectorAll<HTMLElement>('[role="tab"]') ?? [])];
  const step = STEPS[event.key];
  if (step) tabs[step(tabs.indexOf(tab), tabs.length)]?.focus();
  else if (event.key === ' ') tab.click();
  else return;
  event.preventDefault();
}
