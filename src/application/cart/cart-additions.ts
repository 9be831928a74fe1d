import type { CartHandle } from '../../domain/cart/cart-handle';
import { type CallFailure, refused } from '../../domain/shared/failure';
import { failed, type Result } from '../../domain/shared/result';
import type { IdSource } from '../shared/id-source.port';
import type { Addition } from './cart-change';
import type { CartAddition, CartChange, CartNotFound, Carts } from './carts.port';

type Added = Result<CartChange, CallFailure>;
type Answer = Result<CartChange, CallFailure | CartNotFound>;

/**
 * Sends additions, each under its idempotency key, so that one whose answer was lost can be sent again and takes effect
 * once (NET-10, X-150). The same addition to an unchanged cart is a retry; anything else is a new one.
 */
export class CartAdditions {
  private unresolved: { readonly of: string; readonly key: string } | null = null;

  constructor(
    private readonly carts: Carts,
    private readonly ids: IdSource,
  ) {}

  /** @param units are counted before the backend has answered */
  ofProduct(product: Omit<CartAddition, 'cartId'>, units: number): Addition {
    const send = (cartId: string, key: string) => this.carts.add({ cartId, ...product }, key);
    return { content: product, units, isWalletOrder: false, send };
  }

  /** To a new cart, if that of the handle no longer exists. */
  async send(addition: Addition, handle: CartHandle): Promise<Added> {
    const answer = await this.sendTo(handle, addition);
    const added = isNotFound(answer) ? await this.sendTo({ ...handle, cartId: '' }, addition) : answer;
    if (added.ok) return added;
    const { failure } = added;
    return failure.kind === 'cart-not-found' ? refused(failure.message) : failed(failure);
  }

  private async sendTo(handle: CartHandle, { content, send }: Addition): Promise<Answer> {
    const of = JSON.stringify([handle, content]);
    const key = this.unresolved?.of === of ? this.unresolved.key : this.ids.next();
    const first = await send(handle.cartId, key);
    const answer = isLost(first) ? await send(handle.cartId, key) : first;
    if (!isNotFound(answer)) this.unresolved = isUnresolved(answer) ? { of, key } : null;
    return answer;
  }
}

/** The backend deletes a cart that was not changed for months, and the browser still has its id. */
const isNotFound = (answer: Answer): boolean => !answer.ok && answer.failure.kind === 'cart-not-found';

const isUnresolved = (answer: Answer): boolean => !answer.ok && answer.failure.kind === 'unavailable';

/** No answer arrived, as opposed to an unusable one. */
const isLost = (answer: Answer): boolean =>
  !answer.ok &&
  answer.failure.kind === 'unavailable' &&
  (answer.failure.reason === 'offline' || answer.failure.reason === 'timeout');
