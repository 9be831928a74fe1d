import { LinkButton } from '../../shared/button/link-button';
import { classNames } from '../../shared/class-names';
import { Icon } from '../../shared/icon/icon';
import { cartPath, storePath } from '../../shared/paths/paths';
import frame from '../outcome.module.css';
import styles from './payment-result.module.css';

interface PaymentResultViewProps {
  outcome: 'success' | 'failure';
  title: string;
  /** Blank without one that can be trusted. */
  orderId: string;
  /** The cart is still there and can be paid another way. */
  leadsToCart: boolean;
}

export function PaymentResultView({ outcome, title, orderId, leadsToCart }: PaymentResultViewProps) {
  return (
    <div className={frame.outcome}>
      <span className={classNames(frame.icon, frame[outcome])}>
        <Icon name={outcome === 'success' ? 'check' : 'alert'} size={32} />
      </span>
      <h1>{title}</h1>
      {orderId && (
        <p className={styles.order}>
          Order ID: <strong>{orderId}</strong>
        </p>
      )}
      {leadsToCart && <p>You have not been charged. Your items are still in your cart.</p>}
      <div className={styles.next}>
        {leadsToCart && (
          <LinkButton href={cartPath()} size="large">
            Back to Cart
          </LinkButton>
        )}
        <LinkButton href={storePath()} size="large" variant={leadsToCart ? 'secondary' : 'primary'}>
          Start Shopping
        </LinkButton>
      </div>
    </div>
  );
}
