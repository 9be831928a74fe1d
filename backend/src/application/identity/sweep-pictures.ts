import type { Services } from '../../adapters/http/services';
import {
  applicationsWithPicturesFrom,
  forgetPictures,
} from '../../adapters/postgres/identity/application.repository';
import { removePictures } from './stored-pictures';

/** Pictures wait so long for their check to be finished, and are then removed. */
export const KEPT_MS = 24 * 3_600_000;

/** Removes the pictures of checks that were not finished, and what was read from them (BDG-05). */
export async function sweepPictures({
  db,
  clock,
  storage,
}: Pick<Services, 'db' | 'clock' | 'storage'>): Promise<void> {
  const before = new Date(clock.now().getTime() - KEPT_MS);
  for (const { id } of await applicationsWithPicturesFrom(db, before)) {
    await removePictures(storage, id);
    await forgetPictures(db, id);
  }
}
