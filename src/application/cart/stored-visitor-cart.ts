import { injectable } from 'inversify';
import { VisitorCart } from '../customer/visitor-cart.port';
import { CurrentCart } from './current-cart.port';

/** The cart whose id is stored. */
@injectable()
export class StoredVisitorCart extends VisitorCart {
  constructor(private readonly currentCart: CurrentCart) {
    super();
  }

  id(): string {
    return this.currentCart.get().cartId;
  }
}
