import { Button } from '../../shared/button/button';
import { EmptyState } from '../../shared/state/empty-state';
import styles from './summary-step.module.css';

export interface PendingPaymentProps {
  orderId: string;
  onPay: () => void;
  onCheckAgain: () => void;
}

/** Whoever comes back from the provider's page without an answer, or reloads, finds the way there again. */
export function PendingPayment({ orderId, onPay, onCheckAgain }: PendingPaymentProps) {
  return (
    <EmptyState
      icon="clock"
      title={`Order #${orderId} waits for your payment`}
      text="Approve or decline it on the page of your UPI app. What is not approved within a quarter of an hour is canceled, and your cart is yours again."
      action={
        <div className={styles.awaited}>
          <Button size="large" onClick={onPay}>
            Go to the payment
          </Button>
          <Button variant="secondary" size="large" onClick={onCheckAgain}>
            Check again
          </Button>
        </div>
      }
    />
  );
}
