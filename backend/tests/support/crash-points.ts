import type { FakeStripe } from '../../testing/stripe/fake-stripe';
import type { Statement, StatementGate } from './statement-gate';

const HOLD = /^\/v1\/payment_intents$/;
const CAPTURE = /capture$/;

/** A point in the processing of an order at which its process may end. */
export interface CrashPoint {
  name: string;
  /** The card is declined when it is charged. */
  isDeclined?: true;
  prepare(places: { stripe: FakeStripe; gate: StatementGate }): Promise<{
    /** Resolves when an order has reached the point. */
    reached: Promise<void>;
    /** Resumes what was stopped. */
    release: () => Promise<void>;
  }>;
}

const atStatement = (name: string, statement: Statement, isDeclined?: true): CrashPoint => ({
  name,
  isDeclined,
  prepare: async ({ gate }) => {
    await gate.set(statement);
    return { reached: gate.reached(), release: () => gate.open() };
  },
});

const atProvider = (name: string, path: RegExp, fault: 'unreached' | 'answer lost'): CrashPoint => ({
  name,
  prepare: async ({ stripe }) => ({
    reached: stripe.disturbed(path, fault),
    release: async () => undefined,
  }),
});

/** In the sequence in which an order reaches them (docs/decisions/0002). */
export const CRASH_POINTS: CrashPoint[] = [
  atStatement('while stock is taken', { before: 'update', table: 'stock' }),
  atStatement('while the order is written', { before: 'insert', table: 'orders' }),
  atStatement('while the hold is written', { before: 'insert', table: 'payment_holds' }),
  atProvider('before the provider holds the amount', HOLD, 'unreached'),
  atProvider('after the provider has held the amount', HOLD, 'answer lost'),
  atStatement(
    'while a declined order is given up',
    { before: 'delete', table: 'orders', when: "old.payment_status = 'authorising'" },
    true,
  ),
  atStatement('while the order is confirmed', {
    before: 'update',
    table: 'orders',
    when: "old.payment_status = 'authorising' and new.payment_status = 'authorised'",
  }),
  atStatement('while the mail is written', { before: 'insert', table: 'mails' }),
  atStatement('while the outcome is recorded', { before: 'insert', table: 'order_attempts' }),
  atProvider('before the amount is captured', CAPTURE, 'unreached'),
  atProvider('after the amount was captured', CAPTURE, 'answer lost'),
  atStatement('while the capture is recorded', {
    before: 'update',
    table: 'orders',
    when: "new.payment_status = 'captured'",
  }),
];
