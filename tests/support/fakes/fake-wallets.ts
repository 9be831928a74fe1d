import type { CartChange } from '../../../src/application/cart/carts.port';
import { type WalletAddition, Wallets, type WalletVenue } from '../../../src/application/wallet/wallets.port';
import { type CallFailure, refused, type Unavailable } from '../../../src/domain/shared/failure';
import type { AgeRefusal } from '../../../src/domain/identity/age-refusal';
import { failed, ok, type Result } from '../../../src/domain/shared/result';
import { isOpenHold, Wallet, type WalletLot } from '../../../src/domain/wallet/wallet';
import type { WalletProduct } from '../../../src/domain/wallet/wallet-product';
import { Outage } from './outage';

/** A wallet in memory; its cart adds up bottles, and accepts no more than is redeemable. */
export class FakeWallets extends Wallets {
  readonly outage = new Outage();
  readonly venues: WalletVenue[] = [];
  readonly additions: WalletAddition[] = [];
  lots: readonly WalletLot[] = [];
  products: readonly WalletProduct[] = [];
  /** Why nothing may be added. */
  ageRefusal: AgeRefusal | null = null;
  private readonly keys = new Set<string>();

  async wallet(): Promise<Result<Wallet, Unavailable>> {
    return this.outage.now ?? ok(Wallet.of(this.lots));
  }

  async productsAt(venue: WalletVenue): Promise<Result<readonly WalletProduct[], Unavailable>> {
    this.venues.push(venue);
    return this.outage.now ?? ok(this.products);
  }

  async add(
    addition: WalletAddition,
    attemptKey: string,
  ): Promise<Result<CartChange, CallFailure | AgeRefusal>> {
    if (this.outage.now) return this.outage.now;
    if (this.ageRefusal) return failed(this.ageRefusal);
    if (this.keys.has(attemptKey)) return this.added();
    const product = this.products.find(({ id }) => id === addition.productId);
    if (!product || product.redeemableMl === 0)
      return refused('This drink cannot be redeemed at this venue.');
    const same = this.additions.filter(({ productId }) => productId === addition.productId);
    const wanted = [...same, addition].reduce((sum, { millilitres }) => sum + millilitres, 0);
    if (wanted > product.redeemableMl) return refused('You do not have enough of this in your wallet.');
    this.keys.add(attemptKey);
    this.additions.push(addition);
    return this.added();
  }

  async cancel(orderNumber: string): Promise<Result<null, CallFailure>> {
    if (this.outage.now) return this.outage.now;
    const entries = this.lots.flatMap((lot) => lot.entries);
    const own = entries.filter((entry) => entry.orderNumber === orderNumber);
    if (own.length === 0) return refused('This order does not exist.');
    if (own.some(({ kind }) => kind === 'debit')) return refused('This order can no longer be canceled.');
    this.lots = this.lots.map((lot) => released(lot, orderNumber));
    return ok(null);
  }

  private added() {
    return ok({ cartId: 'crt_wallet', unitCount: this.additions.length });
  }
}

/** A lot without the open hold of that order, if it has one. */
function released(lot: WalletLot, orderNumber: string): WalletLot {
  const hold = lot.entries.find((entry) => entry.orderNumber === orderNumber && isOpenHold(entry, lot));
  if (!hold) return lot;
  const release = { ...hold, kind: 'release' as const, millilitres: -hold.millilitres };
  return {
    ...lot,
    consumed: lot.consumed + hold.millilitres,
    remaining: lot.remaining - hold.millilitres,
    entries: [...lot.entries, release],
  };
}
