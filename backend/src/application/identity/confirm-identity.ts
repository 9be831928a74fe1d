import { isOldEnough } from '../../../../rules/identity/age';
import { refused } from '../../domain/identity/identity-refusal';
import { storefrontDay } from '../../domain/shared/storefront-day';
import type { Clock } from '../shared/clock.port';
import type { DataSource } from '../shared/data-source.port';
import type { ApplicationPictures } from './application-pictures';
import { IdentityApplications } from './identity-applications.port';

/**
 * Verifies the customer by an application (BD-26): its record must have a match, and an age over 21; the
 * request proves nothing.
 */
export class ConfirmIdentity {
  constructor(
    private readonly data: DataSource,
    private readonly pictures: ApplicationPictures,
    private readonly clock: Clock,
  ) {}

  async execute(customerId: number, applicationId: string): Promise<void> {
    await this.data.transaction(async (tx) => {
      const applications = tx.get(IdentityApplications);
      const application = await applications.lockOwn(applicationId, customerId);
      if (!application?.isMatch || !application.dateOfBirth)
        throw refused({ kind: 'application-not-verified' });
      if (!isOldEnough(storefrontDay(this.clock.now()), application.dateOfBirth))
        throw refused({ kind: 'too-young' });
      await applications.confirm(applicationId, customerId, this.clock.now());
      // Nobody is verified while pictures remain: if they cannot be deleted now, the shopper has to try again.
      await this.pictures.removeAll(applicationId).catch(() => {
        throw refused({ kind: 'verification-not-saved' });
      });
    });
  }
}
