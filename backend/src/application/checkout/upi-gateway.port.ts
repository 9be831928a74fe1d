/** Money that a person is asked for in the app of their UPI provider. */
export interface CollectRequest {
  /** The shop's own id of it; the same id asks once. */
  id: string;
  upiId: string;
  amountCents: number;
  orderNumber: string;
}

/** `pageUrl`: where the shopper waits for it, an address or a path of this backend. */
export type CollectOutcome = { kind: 'requested'; pageUrl: string } | { kind: 'declined' };

/** How a request ended. */
export type CollectEnd = 'paid' | 'declined';

/** The UPI provider: does an id exist, and will it pay. A call that throws could not reach it. */
export interface UpiGateway {
  knows(upiId: string): Promise<boolean>;
  /** Asks for the money. Its page comes back to `/payuapi/payu/return?txnid=` with the id. */
  request(collect: CollectRequest): Promise<CollectOutcome>;
  /** How it ended; one that nobody has answered is withdrawn, and so declined. Unknown ids are declined too. */
  close(id: string): Promise<CollectEnd>;
  /** Gives a paid one back; doing it again changes nothing. */
  refund(id: string): Promise<void>;
}

/** `name@handle`, as the scheme's rules spell it; at least five characters (B§9). */
const UPI_ID = /^[A-Za-z0-9][A-Za-z0-9._-]{0,255}@[A-Za-z][A-Za-z0-9]{1,63}$/;

export const isUpiId = (text: string): boolean => text.length >= 5 && UPI_ID.test(text);
