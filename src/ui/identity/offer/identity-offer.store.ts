import { injectable } from 'inversify';
import { makeAutoObservable } from 'mobx';

/** Whoever has just registered is offered the identity check, until they go to it or decline. */
@injectable()
export class IdentityOfferStore {
  isDue = false;

  constructor() {
    makeAutoObservable(this, {}, { autoBind: true });
  }

  make(): void {
    this.isDue = true;
  }

  settle(): void {
    this.isDue = false;
  }
}
