import { refused } from '../../domain/identity/identity-refusal';
import type { Clock } from '../shared/clock.port';
import type { ApplicationPictures } from './application-pictures';
import type { IdentityApplications } from './identity-applications.port';

/** Deletes all pictures of a customer's applications. */
export class DeleteIdentityPictures {
  constructor(
    private readonly applications: IdentityApplications,
    private readonly pictures: ApplicationPictures,
    private readonly clock: Clock,
  ) {}

  /** Marks them as new first, so that uploads in progress are cleaned up as well, within a day. */
  async execute(customerId: number): Promise<void> {
    for (const { id } of await this.applications.withPicturesOf(customerId)) {
      await this.applications.recordUpload(id, this.clock.now());
      await this.pictures.removeAll(id).catch(() => {
        throw refused({ kind: 'pictures-not-deleted' });
      });
    }
  }
}
