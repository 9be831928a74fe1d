import { lt } from 'drizzle-orm';
import { CapturePayments } from './checkout/capture-payments.service';
import { Payments } from './checkout/payment.service';
import { sessions } from './database/schema';
import type { Services } from './services';

const HOUR_MS = 3_600_000;

/** Drops what has expired, now and every hour; returns how to stop. */
export function keepHouse(services: Services): () => void {
  const sweep = () =>
    void sweepOnce(services).catch((cause: unknown) => console.error('Housekeeping failed:', cause));
  sweep();
  const timer = setInterval(sweep, HOUR_MS);
  return () => clearInterval(timer);
}

/** Payments that a crash left held are taken here too (docs/decisions). */
async function sweepOnce({ db, clock, limits, cards, upi }: Services): Promise<void> {
  await new CapturePayments(db, new Payments(cards, upi)).captureOutstanding();
  await db.delete(sessions).where(lt(sessions.expiresAt, clock.now()));
  await limits.sweep();
}
