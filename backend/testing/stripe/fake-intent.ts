/** How a shopper returns from the page of their bank, and whether it declines the card although they authenticated. */
export interface AskedShopper {
  returnUrl: string;
  isDeclinedAfterwards: boolean;
}

export interface Intent {
  id: string;
  object: 'payment_intent';
  amount: number;
  currency: string;
  customer: string;
  payment_method: string;
  status: 'requires_capture' | 'requires_action' | 'requires_payment_method' | 'succeeded' | 'canceled';
  /** Where the shopper authenticates, while they have to. */
  next_action: { type: 'redirect_to_url'; redirect_to_url: { url: string; return_url: string } } | null;
  /** Seconds since 1970. */
  created: number;
  /** What the page of the bank returns to; absent: no shopper was asked. */
  asked?: AskedShopper & { hasPassed?: boolean };
  /** Why it requires another payment method. */
  last_payment_error: { type: 'card_error' | 'invalid_request_error'; code: string } | null;
  metadata: Record<string, string>;
  /** The whole amount was refunded. */
  refunded: boolean;
  amountRefunded: number;
  /** Absent: all of it, once it has succeeded. */
  amountCaptured?: number;
  disputed?: boolean;
}
