import type { OrderOutcome } from '../../domain/checkout/order-outcome';
import { refused } from '../../domain/shared/shared-refusal';
import type { Transaction } from '../shared/data-source.port';
import { OrderAttempts } from './order-attempts.port';
import type { PlaceOrderCommand } from './place-order-command';

/** Stores the outcome under the key of the attempt, if it has one; refused if the key was used for something else. */
export async function recordAttempt(
  tx: Transaction,
  { attempt, cartId, session }: PlaceOrderCommand,
  outcome: OrderOutcome,
  now: Date,
): Promise<void> {
  if (!attempt) return;
  const recorded = { ...attempt, customerId: session.customerId, cartId, outcome };
  if (!(await tx.get(OrderAttempts).record(recorded, now))) throw refused({ kind: 'idempotency-key-reused' });
}
