import { isOldEnough } from '../../domain/identity/age';
import { refused } from '../../domain/identity/identity-refusal';
import { type CalendarDate, localTime } from '../../domain/shared/calendar-date';
import type { Clock } from '../shared/clock';
import type { DataSource } from '../shared/data-source.port';
import type { ApplicationPictures } from './application-pictures';
import { IdentityApplications } from './identity-applications.port';

/** The time zone of the storefront (C§9: EST); a shopper's browser asks the shopper's own first. */
const STOREFRONT_TIME_ZONE = 'America/New_York';

/**
 * Takes what was found into the account (BD-26). Nobody's word is taken for it: the own record must have a match, and
 * an age over 21.
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
      if (!isOldEnough(this.today(), application.dateOfBirth)) throw refused({ kind: 'too-young' });
      await applications.confirm(applicationId, customerId, this.clock.now());
      // Nobody is verified while their pictures are kept for no purpose: what cannot be removed now is asked for again.
      await this.pictures.removeAll(applicationId).catch(() => {
        throw refused({ kind: 'verification-not-saved' });
      });
    });
  }

  private today(): CalendarDate {
    return localTime(this.clock.now(), STOREFRONT_TIME_ZONE).date;
  }
}
