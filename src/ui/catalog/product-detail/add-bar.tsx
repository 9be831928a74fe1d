import { type ReactNode, useRef } from 'react';
import { classNames } from '../../shared/class-names';
import { useIsOutOfSight } from './use-is-out-of-sight';
import styles from './add-bar.module.css';

interface AddBarProps {
  /** What is bought, beside the button at the bottom of the screen. */
  price: string;
  speed: string;
  /** The bar stays in view only while the product can be bought. */
  canBuy: boolean;
  /** The button, which is on the page once: this moves it. */
  children: ReactNode;
}

/** Below the choices; on a phone at the bottom of the screen while its place is out of sight. */
export function AddBar({ price, speed, canBuy, children }: AddBarProps) {
  const place = useRef<HTMLDivElement>(null);
  const isStuck = useIsOutOfSight(place) && canBuy;
  return (
    <div ref={place} className={styles.place}>
      <div className={classNames(isStuck && styles.stuck)}>
        {isStuck && (
          // Repeats what the choices and the total price have announced.
          <p className={styles.facts} aria-hidden="true">
            <span className={styles.price}>{price}</span>
            <span className={styles.speed}>{speed}</span>
          </p>
        )}
        {children}
      </div>
    </div>
  );
}
