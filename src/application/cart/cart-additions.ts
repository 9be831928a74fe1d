import type { CartHandle } from '../../domain/cart/cart-handle';
import type { CallFailure } from '../../domain/shared/failure';
import type { Result } from '../../domain/shared/result';
import type { IdSource } from '../shared/id-source.port';
import type { Addition } from './cart-change';
import type { CartAddition, CartChange, Carts } from './carts.port';

type Added = Result<CartChange, CallFailure>;

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
    const added = await this.sendTo(handle, addition);
    const isGone = !added.ok && added.failure.kind === 'refused' && (await this.isGone(handle.cartId));
    return isGone ? this.sendTo({ ...handle, cartId: '' }, addition) : added;
  }

  private async sendTo(handle: CartHandle, { content, send }: Addition): Promise<Added> {
    const of = JSON.stringify([handle, content]);
    const key = this.unresolved?.of === of ? this.unresolved.key : this.ids.next();
    const first = await send(handle.cartId, key);
    const answer = isLost(first) ? await send(handle.cartId, key) : first;
    this.unresolved = isUnresolved(answer) ? { of, key } : null;
    return answer;
  }

  /** The backend deletes a cart that was not changed for months, and the browser still has its id. */
  private async isGone(cartId: string): Promise<boolean> {
    if (cartId === '') return false;
    const shown = await this.carts.show(cartId);
    return shown.ok && shown.value.id === '' && shown.value.isEmpty;
  }
}

const isUnresolved = (answer: Added): boolean => !answer.ok && answer.failure.kind === 'unavailable';

/** No answer arrived, as opposed to an unusable one. */
const isLost = (answer: Added): boolean =>
  !answer.ok &&
  answer.failure.kind === 'unavailable' &&
  (answer.failure.reason === 'offline' || answer.failure.reason === 'timeout');
