import { injectable } from 'inversify';
import type { Cart } from '../../domain/cart/cart';
import { draftOrder, type OrderDraft } from '../../domain/checkout/order-draft';
import type { AttemptOutcome, OrderFailure, PlacedOrder } from '../../domain/checkout/order-outcome';
import { offersTip } from '../../domain/checkout/tip';
import { visitOf } from '../../domain/fulfilment/shipping-choice';
import type { Unavailable } from '../../domain/shared/failure';
import type { Result } from '../../domain/shared/result';
import { CurrentChoices } from '../cart/current-choices.port';
import { CurrentShipping } from '../fulfilment/current-shipping.port';
import { IdSource } from '../shared/id-source.port';
import { OptionalCalls } from '../shared/optional-calls';
import { CurrentCheckout } from './current-checkout.port';
import { Orders } from './orders.port';

/** Drafts an order, places it under a key that is stored before it is sent, and asks for its outcome under it. */
@injectable()
export class OrderSubmission {
  constructor(
    private readonly orders: Orders,
    private readonly checkout: CurrentCheckout,
    private readonly shipping: CurrentShipping,
    private readonly choices: CurrentChoices,
    private readonly ids: IdSource,
    private readonly optionalCalls: OptionalCalls,
  ) {}

  /** Whether an order was sent whose outcome is unknown. */
  get isOutcomeUnknown(): boolean {
    return this.key !== '';
  }

  /** Whether the backend can be asked for an outcome. */
  get canAsk(): boolean {
    return this.optionalCalls.has('getOrderAttempt');
  }

  /** Null if there is no address (SUM-24). */
  draft(cart: Cart, primaryAddressId: string): OrderDraft | null {
    const shipping = this.shipping.get();
    return draftOrder(cart, this.checkout.get(), this.choices.get(), {
      offersTip: offersTip(cart, shipping),
      primaryAddressId,
      visitTime: visitOf(shipping)?.time,
    });
  }

  /** Under the key of the order whose outcome is unknown, if there is one: the backend places it once. */
  send(draft: OrderDraft): Promise<Result<PlacedOrder, OrderFailure>> {
    const key = this.key || this.ids.next();
    this.store(key);
    return this.orders.place(draft, key);
  }

  /** The call requires a key, but finds the order of a cart whatever its key. */
  outcomeOf(cartId: string): Promise<Result<AttemptOutcome, Unavailable>> {
    return this.orders.outcomeOf(cartId, this.key || cartId);
  }

  /** The outcome is known; the next order is another one. */
  forgetKey(): void {
    this.store('');
  }

  private get key(): string {
    return this.checkout.get().facts.attemptKey;
  }

  private store(key: string): void {
    this.checkout.set(this.checkout.get().withAttempt(key));
  }
}
