import type { Stripe } from 'stripe';
import type { AuthoriseOutcome } from '../../application/customer/card-gateway.port';

/** Throws if the amount is not held, and no shopper is asked for it. */
export function authorisationOf({
  id: chargeId,
  status,
  next_action: next,
}: Stripe.PaymentIntent): AuthoriseOutcome {
  const pageUrl = next?.redirect_to_url?.url;
  if (status === 'requires_capture') return { kind: 'authorised', chargeId };
  if (status === 'requires_action' && pageUrl) return { kind: 'to-approve', chargeId, pageUrl };
  throw new Error(`Stripe left a payment ${status}.`);
}

/** Throws if Stripe is not ready to cancel it yet. */
export async function cancelIntent(
  stripe: Stripe,
  id: string,
  status: Stripe.PaymentIntent.Status,
): Promise<void> {
  if (status !== 'canceled') await stripe.paymentIntents.cancel(id, {}, { idempotencyKey: `cancel:${id}` });
}

export const cardOf = ({ payment_method: card }: Stripe.PaymentIntent): string =>
  typeof card === 'string' ? card : (card?.id ?? '');
