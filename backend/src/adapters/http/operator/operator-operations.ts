import type { operations } from '../../../../generated/operator';
import { CancelOrder } from '../../../application/checkout/cancel-order';
import type { ProviderCharges } from '../../../application/checkout/provider-charges.port';
import { ReconcilePayments } from '../../../application/checkout/reconcile-payments';
import { RecordPayment } from '../../../application/checkout/record-payment';
import { RefundAmount } from '../../../application/checkout/refund-amount';
import { Refunds } from '../../../application/checkout/refunds.port';
import { SettleRefunds } from '../../../application/checkout/settle-refunds';
import { Orders } from '../../../application/order/orders.port';
import { changeRefused } from '../../../domain/order/order-refusal';
import { Refused } from '../../../domain/shared/refused';
import type { Services } from '../services';
import { cancellationToWire, orderToWire, reconciliationToWire } from './operator.wire';

export type OperatorCallId = keyof operations;

type Part<From, Key extends string> = From extends { [K in Key]?: infer Value } ? NonNullable<Value> : object;
type Json<Message> = Message extends { content: { 'application/json': infer Body } } ? Body : object;

/** A call that was validated against the document. */
interface OperatorCall<Id extends OperatorCallId> {
  params: Part<operations[Id]['parameters'], 'path'>;
  query: Part<operations[Id]['parameters'], 'query'>;
  body: Json<NonNullable<operations[Id]['requestBody']>>;
}

export type OperatorOperations = {
  [Id in OperatorCallId]: (call: OperatorCall<Id>) => Promise<Json<operations[Id]['responses'][200]>>;
};

export interface OperatorServices extends Pick<Services, 'data' | 'clock' | 'mail' | 'cards' | 'upi'> {
  /** undefined: cards are simulated, or not accepted. */
  charges: ProviderCharges | undefined;
}

/** What `npm run orders` does, as calls. */
export function operatorOperations(services: OperatorServices): OperatorOperations {
  const { data, clock, mail, cards, upi, charges } = services;
  const cancelOrder = new CancelOrder(data, clock, mail);
  const refundAmount = new RefundAmount(data, clock, mail);
  const settleRefunds = new SettleRefunds(data, clock, cards, upi);
  const settled = async (refundId: string | undefined) =>
    refundId === undefined ? 'none' : settleRefunds.attempt(refundId);
  return {
    showOrder: async ({ params }) => {
      const found = await data.get(Orders).find(params.orderNumber);
      if (!found) throw changeRefused({ kind: 'order-not-found' });
      return orderToWire(found, await data.get(Refunds).of(found.order.id));
    },
    previewCancellation: async ({ params, body }) =>
      cancellationToWire(await cancelOrder.preview({ ...params, itemIds: body.itemIds })),
    cancelOrder: async ({ params, body }) => {
      const { cancellation, refundId } = await cancelOrder.execute({ ...params, itemIds: body.itemIds });
      const canceled = cancellation.canceled.map((item) => ({ ...item, status: 'canceled' as const }));
      return { ...cancellationToWire({ ...cancellation, canceled }), refund: await settled(refundId) };
    },
    refundAmount: async ({ params, body }) => {
      const { leftCents, refundId } = await refundAmount.execute({ ...params, ...body });
      return { leftCents, refund: await settled(refundId) };
    },
    recordPayment: async ({ params }) => {
      const { order } = await new RecordPayment(data).execute(params.orderNumber);
      return { paidCents: order.grandTotalCents - order.refundedCents };
    },
    reconcilePayments: async ({ query: { days = 7 } }) => {
      if (!charges) throw new Refused({ kind: 'nothing-to-compare' });
      return reconciliationToWire(await new ReconcilePayments(data, clock, charges).execute(days));
    },
  };
}
