import { isOldEnough } from '../../../../rules/identity/age';
import { refused } from '../../domain/identity/identity-refusal';
import { storefrontDay } from '../../domain/shared/storefront-day';
import type { Clock } from '../shared/clock.port';
import type { DataSource, Repositories } from '../shared/data-source.port';
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

  /** Nobody is verified while pictures remain: if they cannot be deleted now, the shopper has to try again. */
  async execute(customerId: number, applicationId: string): Promise<void> {
    await this.data.transaction((tx) => this.lockVerified(tx, customerId, applicationId));
    // Outside a transaction, since the bucket may be slow; an upload meanwhile makes the application unverified.
    await this.pictures.removeAll(applicationId).catch(() => {
      throw refused({ kind: 'verification-not-saved' });
    });
    await this.data.transaction(async (tx) => {
      await this.lockVerified(tx, customerId, applicationId);
      await tx.get(IdentityApplications).confirm(applicationId, customerId, this.clock.now());
    });
  }

  private async lockVerified(tx: Repositories, customerId: number, applicationId: string): Promise<void> {
    const application = await tx.get(IdentityApplications).lockOwn(applicationId, customerId);
    if (!application?.isMatch || !application.dateOfBirth)
      throw refused({ kind: 'application-not-verified' });
    if (!isOldEnough(storefrontDay(this.clock.now()), application.dateOfBirth))
      throw refused({ kind: 'too-young' });
  }
}
