import { injectable } from 'inversify';
import type { CallFailure } from '../../domain/shared/failure';
import type { Result } from '../../domain/shared/result';
import { IdSource } from '../shared/id-source.port';
import type { CartChange } from './carts.port';
import { CurrentCart } from './current-cart.port';

type Added = Result<CartChange, CallFailure>;

/**
 * Names each addition, so that one whose answer was lost can be sent again and is added once (NET-10, X-150). Whoever
 * asks for the same again while the cart looks the same tries again; otherwise they want one more.
 */
@injectable()
export class AdditionAttempts {
  private undecided: { readonly of: string; readonly key: string } | null = null;

  constructor(
    private readonly ids: IdSource,
    private readonly currentCart: CurrentCart,
  ) {}

  async send(addition: object, add: (attemptKey: string) => Promise<Added>): Promise<Added> {
    const of = JSON.stringify([this.currentCart.get(), addition]);
    const key = this.undecided?.of === of ? this.undecided.key : this.ids.next();
    const first = await add(key);
    const answer = mayBeLost(first) ? await add(key) : first;
    this.undecided = isUndecided(answer) ? { of, key } : null;
    return answer;
  }
}

const isUndecided = (answer: Added): boolean => !answer.ok && answer.failure.kind === 'unavailable';

/** Nothing came back, as opposed to an answer that nobody can use. */
const mayBeLost = (answer: Added): boolean =>
  !answer.ok &&
  answer.failure.kind === 'unavailable' &&
  (answer.failure.reason === 'offline' || answer.failure.reason === 'timeout');
