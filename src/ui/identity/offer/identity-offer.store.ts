import { injectable } from 'inversify';
import { makeAutoObservable } from 'mobx';
import { CustomerRegistered } from '../../../application/customer/customer-registered.event';
import { AppEvents } from '../../../application/shared/app-events';

/** Whoever has just registered is offered the identity check, until they go to it or decline. */
@injectable()
export class IdentityOfferStore {
  isDue = false;

  constructor(private readonly events: AppEvents) {
    makeAutoObservable<this, 'events'>(this, { events: false }, { autoBind: true });
  }

  listen(): void {
    this.events.on(CustomerRegistered, () => this.make());
  }

  settle(): void {
    this.isDue = false;
  }

  private make(): void {
    this.isDue = true;
  }
}
