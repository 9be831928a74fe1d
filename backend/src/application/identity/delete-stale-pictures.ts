import type { Clock } from '../shared/clock.port';
import type { ApplicationPictures } from './application-pictures';
import type { IdentityApplications } from './identity-applications.port';

/** How long pictures are kept for a check that is not finished. */
export const RETENTION_MS = 24 * 3_600_000;

/** Deletes the pictures of unfinished checks, and the data read from them (BDG-05). */
export class DeleteStalePictures {
  constructor(
    private readonly applications: IdentityApplications,
    private readonly pictures: ApplicationPictures,
    private readonly clock: Clock,
  ) {}

  async execute(): Promise<void> {
    const before = new Date(this.clock.now().getTime() - RETENTION_MS);
    for (const { id } of await this.applications.withPicturesFrom(before)) {
      await this.pictures.removeAll(id);
      await this.applications.markPicturesDeleted(id);
    }
  }
}
