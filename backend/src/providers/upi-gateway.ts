/** The UPI provider: does an id exist, and will it pay. A call that throws could not reach it. */
export interface UpiGateway {
  knows(upiId: string): Promise<boolean>;
  /** Blocks the money by a one-time mandate; the same key blocks once. */
  authorise(request: { upiId: string; amountCents: number; idempotencyKey: string }): Promise<MandateOutcome>;
  /** Takes what is blocked; doing it again changes nothing. */
  capture(chargeId: string): Promise<void>;
  /** Withdraws the mandate of a key; that there is none is no fault. */
  release(idempotencyKey: string): Promise<void>;
}

export type MandateOutcome = { kind: 'authorised'; chargeId: string } | { kind: 'declined' };

/** `name@handle`, as the scheme's rules spell it; at least five characters (B§9). */
const UPI_ID = /^[A-Za-z0-9][A-Za-z0-9._-]{0,255}@[A-Za-z][A-Za-z0-9]{1,63}$/;

export const isUpiId = (text: string): boolean => text.length >= 5 && UPI_ID.test(text);
