import { injectable } from 'inversify';
import { makeAutoObservable } from 'mobx';
import { CartSession } from '../../../application/cart/cart-session';
import type { CartState } from '../../../application/cart/cart-state';
import { SignOut } from '../../../application/customer/sign-out';
import { Clock } from '../../../application/shared/clock.port';
import { Notifier } from '../../../application/shared/notifier.port';
import { shellTexts } from '../../../texts/app/shell';
import { SessionStore } from '../../customer/session.store';
import { PlaceStore } from '../../location/place.store';
import { Observed } from '../../shared/view-model/observed';

/** What the header and the footer show (HEAD-01, HEAD-07, HEAD-13..19). */
@injectable()
export class ShopLayoutViewModel {
  isChangingLocation = false;
  readonly year: number;
  private readonly cart: Observed<CartState>;

  constructor(
    private readonly session: SessionStore,
    private readonly place: PlaceStore,
    cart: CartSession,
    private readonly signOutOfShop: SignOut,
    private readonly notifier: Notifier,
    clock: Clock,
  ) {
    this.cart = new Observed(cart);
    this.year = clock.today().year;
    makeAutoObservable(this, { year: false }, { autoBind: true });
  }

  get header() {
    return {
      zipcode: this.place.zipcode || undefined,
      cartCount: this.cart.state.handle.unitCount,
      /** "Hey, {name}" (HEAD-15) */
      account: this.session.isMember
        ? ({ kind: 'member', name: this.session.session.name } as const)
        : ({ kind: 'signed-out' } as const),
    };
  }

  /** The header before the session is known. */
  get signedOutHeader() {
    return { zipcode: this.header.zipcode, cartCount: 0, account: { kind: 'signed-out' } as const };
  }

  changeLocation(): void {
    this.isChangingLocation = true;
  }

  closeLocationDialog(): void {
    this.isChangingLocation = false;
  }

  /** The dialog's code could not be loaded; the next click tries again. */
  locationNotLoaded(): void {
    this.isChangingLocation = false;
    this.notifier.failure(shellTexts.partNotLoaded);
  }

  async signOut(): Promise<void> {
    await this.signOutOfShop.execute();
  }
}
