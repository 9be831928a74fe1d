import { AsyncLocalStorage } from 'node:async_hooks';
import type { Services } from '../src/adapters/http/services';
import type { DataSource } from '../src/application/shared/data-source.port';

interface WatchedTransaction {
  isOpen: boolean;
}

type Watched = Pick<Services, 'data' | 'cards' | 'upi' | 'storage' | 'verifier'>;

/**
 * Services whose providers throw if they are called inside a transaction: others would wait for the provider's answer, and
 * a rollback would forget what it has done (docs/decisions/0002).
 */
export function providersOutsideTransactions({ data, cards, upi, storage, verifier }: Watched): Watched {
  const current = new AsyncLocalStorage<WatchedTransaction>();
  const outside = <Provider extends object>(provider: Provider, name: string): Provider =>
    guarded(provider, (operation) => {
      if (current.getStore()?.isOpen)
        throw new Error(`${name}: ${operation} was called inside a transaction.`);
    });
  return {
    data: watchedData(data, current),
    cards: outside(cards, 'cards'),
    upi: outside(upi, 'UPI'),
    storage: outside(storage, 'storage'),
    verifier: outside(verifier, 'identity check'),
  };
}

function watchedData(data: DataSource, current: AsyncLocalStorage<WatchedTransaction>): DataSource {
  return {
    get: (port) => data.get(port),
    transaction: async (work, options) => {
      const transaction = { isOpen: true };
      try {
        return await data.transaction((tx) => current.run(transaction, () => work(tx)), options);
      } finally {
        transaction.isOpen = false;
      }
    },
  };
}

/** Runs `check` before each call, also of methods that a test has replaced. */
function guarded<Provider extends object>(provider: Provider, check: (operation: string) => void): Provider {
  const get = (target: Provider, operation: string | symbol): unknown => {
    const member: unknown = Reflect.get(target, operation);
    if (typeof member !== 'function' || typeof operation === 'symbol') return member;
    return async (...input: unknown[]): Promise<unknown> => {
      check(operation);
      return Reflect.apply(member, target, input) as unknown;
    };
  };
  return new Proxy(provider, { get });
}
