import type { Services } from '../adapters/http/services';
import { CapturePayments } from '../application/checkout/capture-payments';
import { GiveUpOverdueOrders } from '../application/checkout/give-up-overdue-orders';
import { HandleCardEvent } from '../application/checkout/handle-card-event';
import { Payments } from '../application/checkout/payments';
import type { ProviderCharges } from '../application/checkout/provider-charges.port';
import { ReleaseHolds } from '../application/checkout/release-holds';
import { SettleCardPayment, type Settling } from '../application/checkout/settle-card-payment';
import { SettleRequestedPayment } from '../application/checkout/settle-requested-payment';
import { SettleRefunds } from '../application/checkout/settle-refunds';

type Needed = Pick<Services, 'data' | 'clock' | 'cards' | 'upi' | 'mail' | 'offered' | 'settings'>;

/** What completes payments that were interrupted: of all orders periodically, of one when its provider reports it. */
export function settlingOf({ data, clock, cards, upi, mail, offered, settings }: Needed): Settling {
  const { paymentWaitMs } = settings;
  return {
    captures: new CapturePayments(data, clock, cards),
    refunds: new SettleRefunds(data, clock, cards, upi),
    requested: new SettleRequestedPayment(data, clock, { cards, upi }, mail),
    overdue: new GiveUpOverdueOrders(data, clock, paymentWaitMs),
    holds: new ReleaseHolds(data, clock, new Payments(cards, upi, offered), paymentWaitMs),
  };
}

export const cardEventHandler = (services: Needed, charges: ProviderCharges): HandleCardEvent =>
  new HandleCardEvent(
    services.data,
    services.clock,
    new SettleCardPayment(services.data, charges, settlingOf(services)),
  );
