import { LinkButton } from '../../shared/button/link-button';
import { classNames } from '../../shared/class-names';
import { Icon } from '../../shared/icon/icon';
import styles from './payment-result.module.css';

export interface PaymentResultViewProps {
  outcome: 'success' | 'failure';
  title: string;
  /** Empty when there is none, or none that can be trusted. */
  orderId: string;
}

export function PaymentResultView({ outcome, title, orderId }: PaymentResultViewProps) {
  return (
    <div className={styles.result}>
      <span className={classNames(styles.emblem, styles[outcome])}>
        <Icon name={outcome === 'success' ? 'check' : 'alert'} size={32} />
      </span>
      <h1>{title}</h1>
      {orderId && (
        <p className={styles.order}>
          Order ID: <strong>{orderId}</strong>
        </p>
      )}
      <LinkButton href="/store" size="large">
        Start Shopping
      </LinkButton>
    </div>
  );
}
