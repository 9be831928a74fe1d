import type { Quote } from '../../domain/cart/quote';
import type { Order } from '../../domain/order/order';
import type { OrderWithItems } from '../../domain/order/order-item';
import type { Transaction } from '../shared/data-source.port';
import type { MailOutbox } from '../shared/mail-outbox.port';
import { creditWallet } from '../wallet/credit-wallet';
import { Wallets } from '../wallet/wallets.port';
import { orderMail } from './order-mail';

const isPaid = ({ paymentStatus }: Order): boolean =>
  paymentStatus === 'authorised' || paymentStatus === 'captured';

/**
 * Completes a confirmed order: credits what it prepaid, unless it is still to be paid, and mails the shopper.
 */
export async function completeOrder(
  tx: Transaction,
  mail: MailOutbox,
  placed: OrderWithItems,
  quote: Quote,
): Promise<void> {
  const { order } = placed;
  if (quote.cart.kind === 'dine-in' && isPaid(order))
    await creditWallet(tx.get(Wallets), placed, quote.lines);
  await mail.post(tx, orderMail(order, quote));
}
