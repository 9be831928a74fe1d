import type { Answer } from './answer';
import type { LooseInput } from './request';

const HEADER = 'Idempotency-Key';

/** Sixteen random bytes; `randomUUID` is missing on pages without TLS. */
const newKey = () =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join(
    '',
  );

/** Whether the server may have acted although no answer arrived: then the next try must reuse the key. */
const isUndecided = (answer: Answer<unknown>) => !answer.ok && answer.failure.kind !== 'refused';

/**
 * Assigns idempotency keys to calls that must not take effect twice. The same body after a lost answer is the
 * same attempt; after an answer it is a new one. A key that the caller sets is left alone.
 */
export class AttemptKeys {
  private readonly undecided = new Map<string, string>();

  async send<Data>(
    input: LooseInput,
    send: (input: LooseInput) => Promise<Answer<Data>>,
  ): Promise<Answer<Data>> {
    if (input.headers?.[HEADER] !== undefined) return send(input);
    const body = JSON.stringify(input.body);
    const key = this.undecided.get(body) ?? newKey();
    this.undecided.set(body, key);
    const answer = await send({ ...input, headers: { ...input.headers, [HEADER]: key } });
    if (!isUndecided(answer)) this.undecided.delete(body);
    return answer;
  }
}
