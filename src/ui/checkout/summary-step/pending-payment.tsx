import { summaryStepTexts } from '../../../texts/checkout/summary-step';
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
      title={summaryStepTexts.awaitingPayment(orderId)}
      text={summaryStepTexts.approve}
      action={
        <>
          <Button size="large" onClick={onPay}>
            {summaryStepTexts.pay}
          </Button>
          <Button variant="secondary" size="large" onClick={onCheckAgain}>
            {summaryStepTexts.checkAgain}
          </Button>
        </>
      }
    />
  );
}
