import { injectable } from 'inversify';
import type { OrderDraft } from '../../domain/checkout/order-draft';
import type { AttemptOutcome, OrderFailure, PlacedOrder } from '../../domain/checkout/order-outcome';
import type { Unavailable } from '../../domain/shared/failure';
import type { Result } from '../../domain/shared/result';
import { DeclareAge } from '../identity/declare-age';
import { IdSource } from '../shared/id-source.port';
import { OptionalCalls } from '../shared/optional-calls';
import { CurrentCheckout } from './current-checkout.port';
import { Orders } from './orders.port';

/** Places an order under a key that is stored before it is sent, and asks for its outcome under that key. */
@injectable()
export class OrderSubmission {
  constructor(
    private readonly orders: Orders,
    private readonly checkout: CurrentCheckout,
    private readonly ids: IdSource,
    private readonly optionalCalls: OptionalCalls,
    private readonly declareAge: DeclareAge,
  ) {}

  /** Whether an order was sent whose outcome is unknown. */
  get isOutcomeUnknown(): boolean {
    return this.key !== '';
  }

  /** Whether the backend can be asked for an outcome. */
  get canAsk(): boolean {
    return this.optionalCalls.has('getOrderAttempt');
  }

  /** Tells the backend ahead what it has to know before it accepts an order. */
  prepare(): Promise<void> {
    return this.declareAge.afterGate();
  }

  confirmAge(): ReturnType<DeclareAge['execute']> {
    return this.declareAge.execute();
  }

  /** Under the key of the order whose outcome is unknown, if there is one: the backend places it once. */
  async send(draft: OrderDraft): Promise<Result<PlacedOrder, OrderFailure>> {
    const key = this.key || this.ids.next();
    this.store(key);
    await this.prepare();
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
