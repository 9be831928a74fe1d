import { useEffect, useRef } from 'react';
import { orderPlacedTexts } from '../../../texts/checkout/order-placed';
import { LinkButton } from '../../shared/button/link-button';
import { classNames } from '../../shared/class-names';
import { Icon } from '../../shared/icon/icon';
import { myOrdersPath, storePath } from '../../shared/paths/paths';
import outcome from '../outcome.module.css';
import styles from './order-placed.module.css';

interface OrderPlacedViewProps {
  orderId: string;
  /** Where the confirmation goes; empty if unknown. */
  email: string;
  /** A member continues to the orders, a guest to the store; unknown for a moment after a reload. */
  next: 'orders' | 'store' | 'unknown';
}

/** SUM-17..21 */
export function OrderPlacedView({ orderId, email, next }: OrderPlacedViewProps) {
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus(), []);
  return (
    <section className={outcome.outcome}>
      <span className={classNames(outcome.icon, outcome.success)}>
        <Icon name="check" size={48} />
      </span>
      <h1 ref={title} tabIndex={-1} className={styles.title}>
        {orderPlacedTexts.title}
      </h1>
      <p className={styles.order}>{orderPlacedTexts.orderId(orderId)}</p>
      {email && <p className={styles.email}>{orderPlacedTexts.email(email)}</p>}
      <p className={styles.thanks}>{orderPlacedTexts.thanks}</p>
      <div className={styles.next}>
        {next === 'orders' && (
          <LinkButton href={myOrdersPath()} size="large">
            {orderPlacedTexts.toOrders}
          </LinkButton>
        )}
        {next === 'store' && (
          <LinkButton href={storePath()} size="large">
            {orderPlacedTexts.toStore}
          </LinkButton>
        )}
      </div>
    </section>
  );
}
