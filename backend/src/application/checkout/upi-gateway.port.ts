import { UPI_ID_MIN_LENGTH } from '../../../../rules/checkout/upi-id';

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
export interface UpiGateway {
  knows(upiId: string): Promise<boolean>;
  /** Requests a payment. The provider's page returns to `/payuapi/payu/return?txnid=` with the id. */
  request(collect: CollectRequest): Promise<CollectOutcome>;
  /** How the request ended; an unanswered one is withdrawn, and counts as declined, like unknown ids. */
  close(id: string): Promise<CollectResult>;
  /** Refunds a payment; repeating it has no further effect. */
  refund(id: string): Promise<void>;
}

/** `name@handle` by the rules of UPI; at least five characters (B§9). */
const UPI_ID = /^[A-Za-z0-9][A-Za-z0-9._-]{0,255}@[A-Za-z][A-Za-z0-9]{1,63}$/;

export const isUpiId = (text: string): boolean => text.length >= UPI_ID_MIN_LENGTH && UPI_ID.test(text);
