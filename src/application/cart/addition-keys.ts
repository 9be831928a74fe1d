import type { CallFailure } from '../../domain/shared/failure';
import type { Result } from '../../domain/shared/result';
import type { IdSource } from '../shared/id-source.port';
import type { CartChange } from './carts.port';

type Added = Result<CartChange, CallFailure>;

/**
 * Gives each addition its idempotency key, so that one whose answer was lost can be sent again and takes effect once
 * (NET-10, X-150). The same addition to an unchanged cart is a retry; anything else is a new one.
 */
export class AdditionKeys {
  private unresolved: { readonly of: string; readonly key: string } | null = null;

  constructor(private readonly ids: IdSource) {}

  /** @param of identifies the addition and the cart it goes into */
  async send(of: string, add: (idempotencyKey: string) => Promise<Added>): Promise<Added> {
    const key = this.unresolved?.of === of ? this.unresolved.key : this.ids.next();
    const first = await add(key);
    const answer = isLost(first) ? await add(key) : first;
    this.unresolved = isUnresolved(answer) ? { of, key } : null;
    return answer;
  }
}

const isUnresolved = (answer: Added): boolean => !answer.ok && answer.failure.kind === 'unavailable';

/** No answer arrived, as opposed to an unusable one. */
const isLost = (answer: Added): boolean =>
  !answer.ok &&
  answer.failure.kind === 'unavailable' &&
  (answer.failure.reason === 'offline' || answer.failure.reason === 'timeout');
