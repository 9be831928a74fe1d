import type { Services } from '../../adapters/http/services';
import { listUnusedOneOffCards } from '../../adapters/postgres/customer/card.repository';
import { RemoveCardService } from './remove-card.service';
import { runBatch, type BatchResult } from '../shared/run-batch';

/** A card for one order waits so long for it. */
const KEPT_MS = 24 * 3_600_000;
const BATCH = 100;

/** Lets go, here and at the provider, of cards for one order that nobody placed. */
export async function sweepOneOffCards({
  db,
  clock,
  cards,
}: Pick<Services, 'db' | 'clock' | 'cards'>): Promise<BatchResult> {
  const before = new Date(clock.now().getTime() - KEPT_MS);
  const unused = await listUnusedOneOffCards(db, { before, limit: BATCH });
  const removal = new RemoveCardService(db, cards);
  return runBatch(unused, async ({ customerId, id }) => void (await removal.remove(customerId, id)));
}
