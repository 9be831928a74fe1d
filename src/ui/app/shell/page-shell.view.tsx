import { type ReactNode, useEffect, useRef } from 'react';
import styles from './page-shell.module.css';

export interface PageShellProps {
  header?: ReactNode;
  footer?: ReactNode;
  /** Toasts and alerts: over every screen. */
  overlays?: ReactNode;
  /** The path. When it changes, reading goes on at the top of the new screen. */
  routeKey?: string;
  /** `full` for a screen that uses the whole width; `narrow` for forms. */
  width?: 'content' | 'narrow' | 'full';
  children: ReactNode;
}

export function PageShell({
  header,
  footer,
  overlays,
  routeKey,
  width = 'content',
  children,
}: PageShellProps) {
  const main = useFocusOnArrival(routeKey);
  return (
    <div className={styles.shell}>
      <a href="#main" className={styles.skip}>
        Skip to content
      </a>
      {header}
      <main ref={main} id="main" tabIndex={-1} className={styles[width]}>
        {children}
      </main>
      {footer}
      {overlays}
    </div>
  );
}

/** A new screen takes the focus, the first one leaves it to the browser. */
function useFocusOnArrival(routeKey: string | undefined) {
  const main = useRef<HTMLElement>(null);
  const arrivedAt = useRef(routeKey);
  useEffect(() => {
    if (arrivedAt.current === routeKey) return;
    arrivedAt.current = routeKey;
    main.current?.focus({ preventScroll: true });
  }, [routeKey]);
  return main;
}
