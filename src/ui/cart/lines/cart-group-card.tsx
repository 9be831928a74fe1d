import type { ReactNode } from 'react';
import type { Speed } from '../../../domain/shared/speed';
import { Badge } from '../../shared/badge/badge';
import { SPEED_ICONS } from '../../shared/badge/speed-icons';
import { Card } from '../../shared/card/card';
import type { CartLineState } from './cart-line-row';
import styles from './cart-group-card.module.css';

export interface CartGroupState {
  key: string;
  vendorName: string;
  speed: Speed | null;
  speedLabel: string;
  /** Delivery method, fee and duration. */
  methodLabel: string;
  lines: readonly CartLineState[];
}

/** A group with its delivery fee: what one vendor sends at one speed (CART-02). */
export function CartGroupCard({
  group,
  footer,
  children,
}: {
  group: CartGroupState;
  footer?: ReactNode;
  children: ReactNode;
}) {
  return (
    <Card
      as="section"
      padding="none"
      className={styles.group}
      aria-label={`${group.vendorName}, ${group.speedLabel}`}
    >
      <header className={styles.header}>
        <h2 className={styles.vendor}>{group.vendorName}</h2>
        <Badge tone="primary" icon={group.speed ? SPEED_ICONS[group.speed] : 'truck'}>
          {group.speedLabel}
        </Badge>
        <p className={styles.fee}>{group.methodLabel}</p>
      </header>
      <ul className={styles.lines}>{children}</ul>
      {footer && <footer className={styles.footer}>{footer}</footer>}
    </Card>
  );
}
