import { lt } from 'drizzle-orm';
import type { FastifyBaseLogger } from 'fastify';
import { CapturePayments } from './checkout/capture-payments.service';
import { Payments } from './checkout/payment.service';
import { sweepResets } from './customer/password-reset.repository';
import { sessions } from './database/schema';
import { sweepPictures } from './identity/sweep-pictures';
import type { Services } from './services';

const HOUR_MS = 3_600_000;

/** The server's own log: it leaves out what errors carry (BDG-05). */
type Log = Pick<FastifyBaseLogger, 'warn' | 'error'>;

/** Drops what has expired, now and every hour; returns how to stop. */
export function keepHouse(services: Services, log: Log): () => void {
  const sweep = () =>
    void sweepOnce(services, log).catch((err: unknown) => log.error({ err }, 'Housekeeping failed'));
  sweep();
  const timer = setInterval(sweep, HOUR_MS);
  return () => clearInterval(timer);
}

/** Payments that a crash or an absent provider left held are taken here too (docs/decisions). */
async function sweepOnce(services: Services, log: Log): Promise<void> {
  const { db, clock, limits, cards, upi } = services;
  const captures = await new CapturePayments(db, new Payments(cards, upi)).captureOutstanding();
  const [err] = captures.reasons;
  if (captures.failed > 0)
    log.warn(
      { outstanding: captures.outstanding, failed: captures.failed, err },
      'Payments are not taken yet',
    );
  await sweepResets(db, clock.now());
  await db.delete(sessions).where(lt(sessions.expiresAt, clock.now()));
  await limits.sweep();
  await sweepPictures(services);
}
