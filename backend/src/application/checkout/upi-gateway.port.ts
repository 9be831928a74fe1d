import type { RefundRequest } from '../customer/card-gateway.port';

/** A request that a person approves in their UPI app. */
export interface CollectRequest {
  /** The shop's own id; repeating it creates no second request. */
  id: string;
  upiId: string;
  amountCents: number;
  orderNumber: string;
}

/** `pageUrl`: where the shopper approves it, an absolute URL or a path of this backend. */
export type CollectOutcome = { kind: 'requested'; pageUrl: string } | { kind: 'declined' };

/** How a request ended. */
export type CollectResult = 'paid' | 'declined';

/** The UPI provider: checks ids and collects payments. Throws if it cannot be reached. */
export abstract class UpiGateway {
  abstract knows(upiId: string): Promise<boolean>;
  /** Requests a payment. The provider's page returns to this backend with the id. */
  abstract request(collect: CollectRequest): Promise<CollectOutcome>;
  /** How the request ended; an unanswered one is withdrawn, and counts as declined, like unknown ids. */
  abstract close(id: string): Promise<CollectResult>;
  /** Refunds a payment; repeating it has no further effect. */
  abstract refund(id: string): Promise<void>;
  /** Refunds a part of a payment, or all of it; `chargeId` is the id of the request. */
  abstract refundPart(request: RefundRequest): Promise<void>;
}
