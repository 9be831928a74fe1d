import type { OrderWithItems } from '../../domain/order/order-item';
import { changeRefused } from '../../domain/order/order-refusal';
import { Carts } from '../cart/carts.port';
import { Customers } from '../customer/customers.port';
import { Orders } from '../order/orders.port';
import type { DataSource } from '../shared/data-source.port';
import { creditPaidOrder } from '../wallet/credit-paid-order';

/** Records, for an operator, that an order was paid on delivery; a dine-in order credits the wallet now. */
export class RecordPayment {
  constructor(private readonly data: DataSource) {}

  async execute(orderNumber: string): Promise<OrderWithItems> {
    const found = await this.data.get(Orders).find(orderNumber);
    if (!found) throw changeRefused({ kind: 'order-not-found' });
    const { customerId, cartId } = found.order;
    return this.data.transaction(async (tx) => {
      // In the order in which every change of an order locks them.
      await tx.get(Customers).lock(customerId);
      const cart = cartId === null ? undefined : await tx.get(Carts).lock(cartId);
      const due = dueOrder(await tx.get(Orders).lock(orderNumber));
      await tx.get(Orders).update(due.order.id, { status: 'processing', paymentStatus: 'captured' });
      if (cart?.kind === 'dine-in') await creditPaidOrder(tx, due);
      return due;
    });
  }
}

/** Throws if nothing is due for it. */
function dueOrder(found: OrderWithItems | undefined): OrderWithItems {
  if (!found) throw changeRefused({ kind: 'order-not-found' });
  const { status, paymentStatus } = found.order;
  if (status === 'canceled') throw changeRefused({ kind: 'order-already-canceled' });
  if (paymentStatus !== 'due on delivery') throw changeRefused({ kind: 'payment-not-due' });
  return found;
}
