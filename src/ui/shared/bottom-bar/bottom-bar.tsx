import { type ReactNode, type RefObject, useEffect, useRef, useState } from 'react';
import { classNames } from '../class-names';
import styles from './bottom-bar.module.css';

interface BottomBarProps {
  /** What is paid, beside the button at the bottom of the screen. */
  amount: string;
  /** What for, or how. */
  detail: string;
  /** The button stays in view only while it can be used. */
  isUsable: boolean;
  /** The button, which is on the page once: this moves it. */
  children: ReactNode;
}

/** In its place; on a phone at the bottom of the screen while that is out of sight. */
export function BottomBar({ amount, detail, isUsable, children }: BottomBarProps) {
  const place = useRef<HTMLDivElement>(null);
  const isStuck = useIsOutOfSight(place) && isUsable;
  return (
    <div ref={place} className={styles.place}>
      <div className={classNames(isStuck && styles.stuck)}>
        {isStuck && (
          // Repeats what the page has announced.
          <p className={styles.facts} aria-hidden="true">
            <span className={styles.amount}>{amount}</span>
            <span className={styles.detail}>{detail}</span>
          </p>
        )}
        {children}
      </div>
    </div>
  );
}

/** Less than 1: because of rounded pixels, an element in full view may report a little less. */
const NEARLY_ALL = 0.95;

/** Whether part of an element lies outside of the window; false where the browser cannot tell. */
function useIsOutOfSight(element: RefObject<HTMLElement | null>): boolean {
  const [isOut, setOut] = useState(false);
  useEffect(() => {
    if (!element.current || !('IntersectionObserver' in globalThis)) return undefined;
    const see = (entries: readonly IntersectionObserverEntry[]) => {
      const last = entries.at(-1);
      if (last) setOut(last.intersectionRatio < NEARLY_ALL);
    };
    const observer = new IntersectionObserver(see, { threshold: NEARLY_ALL });
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [element]);
  return isOut;
}
