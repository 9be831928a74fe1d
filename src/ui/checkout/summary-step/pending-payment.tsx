import { Button } from '../../shared/button/button';
import { EmptyState } from '../../shared/state/empty-state';

interface PendingPaymentProps {
  orderId: string;
  onPay: () => void;
  onCheckAgain: () => void;
}

/** The way back to the provider's page, for a shopper who returns from it without paying, or reloads. */
export function PendingPayment({ orderId, onPay, onCheckAgain }: PendingPaymentProps) {
  return (
    <EmptyState
      icon="clock"
      title={`Order #${orderId} is awaiting your payment`}
      text="Approve or decline it in your UPI app. If you do not approve it within 15 minutes, the order is canceled and you can change your cart again."
      action={
        <>
          <Button size="large" onClick={onPay}>
            Go to payment
          </Button>
          <Button variant="secondary" size="large" onClick={onCheckAgain}>
            Check again
          </Button>
        </>
      }
    />
  );
}
