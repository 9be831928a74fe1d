import type { ReactNode } from 'react';
import { NavigationType, useNavigationType } from 'react-router-dom';
import { pageShellTexts } from '../../../texts/shared/page-shell';
import { useFocusOnChange } from '../focus/use-focus-on-change';
import styles from './page-shell.module.css';

interface PageShellProps {
  header?: ReactNode;
  footer?: ReactNode;
  /** Toasts and alerts. */
  overlays?: ReactNode;
  /** The path. When it changes, the new screen takes the focus, also if it has a shell of its own, as checkout has. */
  routeKey?: string;
  children: ReactNode;
}

export function PageShell({ header, footer, overlays, routeKey, children }: PageShellProps) {
  const isReplacing = useNavigationType() !== NavigationType.Pop;
  const main = useFocusOnChange<HTMLElement>(routeKey, isReplacing);
  return (
    <div className={styles.shell}>
      <a href="#main" className={styles.skip}>
        {pageShellTexts.skip}
      </a>
      {header}
      <noscript>
        <p className={styles.noScript}>{pageShellTexts.noScript}</p>
      </noscript>
      <main ref={main} id="main" tabIndex={-1} className={styles.content}>
        {children}
      </main>
      {footer}
      {overlays}
    </div>
  );
}
