import { injectable } from 'inversify';
import { makeAutoObservable } from 'mobx';
import { MemberRegistered } from '../../../application/customer/member-registered.event';
import { AppEvents } from '../../../application/shared/app-events';
import { OptionalCalls } from '../../../application/shared/optional-calls';

/** Whether to offer the identity check after a registration, until the customer opens or declines it. */
@injectable()
export class IdentityOfferStore {
  isDue = false;

  constructor(
    private readonly events: AppEvents,
    private readonly optionalCalls: OptionalCalls,
  ) {
    makeAutoObservable(this, {}, { autoBind: true });
  }

  listen(): void {
    this.events.on(MemberRegistered, () => this.make());
  }

  dismiss(): void {
    this.isDue = false;
  }

  private make(): void {
    this.isDue = this.optionalCalls.has('createSelfieUploadLink');
  }
}
