import type { FocusEvent, PointerEvent, ReactNode } from 'react';
import type { RouteObject } from 'react-router-dom';
import { useApp } from '../../shared/app-context';
import { preloadScreen } from './preload-screen';
import styles from './preloading.module.css';

/** Fetches what a link leads to, its code and its first answer, as soon as the link is pointed at or focused. */
export function Preloading({ routes, children }: { routes: RouteObject[]; children: ReactNode }) {
  const app = useApp();
  const preload = ({ target }: PointerEvent | FocusEvent) => {
    const href = (target as Element).closest?.('a[href^="/"]')?.getAttribute('href');
    if (!href) return;
    app.preload(href);
    preloadScreen(routes, href);
  };
  return (
    <div className={styles.around} onPointerOver={preload} onFocus={preload}>
      {children}
    </div>
  );
}
