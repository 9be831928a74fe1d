import { paymentResultTexts } from '../../../texts/checkout/payment-result';
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
          {paymentResultTexts.orderId} <strong>{orderId}</strong>
        </p>
      )}
      {leadsToCart && <p>{paymentResultTexts.notCharged}</p>}
      <div className={styles.next}>
        {leadsToCart && (
          <LinkButton href={cartPath()} size="large">
            {paymentResultTexts.toCart}
          </LinkButton>
        )}
        <LinkButton href={storePath()} size="large" variant={leadsToCart ? 'secondary' : 'primary'}>
          {paymentResultTexts.toStore}
        </LinkButton>
      </div>
    </div>
  );
}
