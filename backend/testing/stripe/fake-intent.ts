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
  asked?: { returnUrl: string; hasPassed?: boolean };
  metadata: Record<string, string>;
  /** The whole amount was refunded. */
  refunded: boolean;
  amountRefunded: number;
  /** Absent: all of it, once it has succeeded. */
  amountCaptured?: number;
  disputed?: boolean;
}
