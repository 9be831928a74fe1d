import { injectable } from 'inversify';
import { makeAutoObservable } from 'mobx';
import { CurrentCheckout } from '../../application/checkout/current-checkout.port';
import type { Checkout } from '../../domain/checkout/checkout';

/** How far the checkout has come, for the tab bar and its steps. */
@injectable()
export class CheckoutStore {
  checkout: Checkout;

  constructor(private readonly currentCheckout: CurrentCheckout) {
    this.checkout = currentCheckout.get();
    makeAutoObservable(this, {}, { autoBind: true, deep: false });
    currentCheckout.subscribe((checkout) => this.receive(checkout));
  }

  /** The only way to change the checkout. */
  change(next: (checkout: Checkout) => Checkout): void {
    this.currentCheckout.set(next(this.currentCheckout.get()));
  }

  private receive(checkout: Checkout): void {
    this.checkout = checkout;
  }
}
