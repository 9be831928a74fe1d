import { InMemoryValue } from '../../../tests/support/fakes/in-memory-value';
import { PaymentKeys } from '../../application/customer/payment-keys.port';
import { type CallFailure, refused } from '../../domain/shared/failure';
import { ok, type Result } from '../../domain/shared/result';
import { CachedPaymentKey } from './cached-payment-key';
import { decrypt, encrypt } from './key-cipher';

class KeysOf extends PaymentKeys {
  constructor(public answer: Result<string, CallFailure>) {
    super();
  }

  async publishableKey(): Promise<Result<string, CallFailure>> {
    return this.answer;
  }
}

describe('the payment key', () => {
  it('is stored encrypted, and read again without a call [PAY-38] [STORE-24]', async () => {
    const kept = new InMemoryValue('');
    const keys = new KeysOf(ok('pk_sandbox_1'));
    expect(await new CachedPaymentKey(keys, kept).get()).toEqual(ok('pk_sandbox_1'));
    expect(kept.get()).not.toContain('pk_');
    keys.answer = refused('gone');
    expect(await new CachedPaymentKey(keys, kept).get()).toEqual(ok('pk_sandbox_1'));
  });

  it('is deleted once the backend has none [PAY-36]', async () => {
    const kept = new InMemoryValue('');
    kept.set(String(await encrypt('pk_sandbox_1')));
    await new CachedPaymentKey(new KeysOf(refused('')), kept).get();
    expect(kept.get()).toBe('');
  });

  it.each(['sk_live_1', 'rk_live_1', ''])('is rejected if it is %p', async (key) => {
    expect((await new CachedPaymentKey(new KeysOf(ok(key)), new InMemoryValue('')).get()).ok).toBe(false);
  });

  it('is null if it was tampered with', async () => {
    expect(await decrypt('not ours')).toBeNull();
    expect(await decrypt(btoa('x'.repeat(40)))).toBeNull();
  });
});
