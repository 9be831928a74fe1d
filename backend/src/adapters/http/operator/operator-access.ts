import { createHash, timingSafeEqual } from 'node:crypto';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Limit } from '../../../application/shared/rate-limiter.port';
import { Refused } from '../../../domain/shared/refused';
import { clientAddress } from '../client-address';
import type { Services } from '../services';

/** What a back office proves who it is with. */
interface Credential {
  name: string;
  /** SHA-256 of the token. */
  hash: Uint8Array;
}

/** Why a request is not an operator's call. */
export interface AccessRefusal {
  kind: 'credential-invalid';
}

/** Wrong credentials of an address; a right one gives its use back. */
const ATTEMPTS: Limit = { times: 50, seconds: 15 * 60 };

declare module 'fastify' {
  interface FastifyRequest {
    /** The name of the credential, on the operator's port. */
    operator?: string;
  }
}

/** Refuses every request without a credential, before its body is read; a missing one is answered as a wrong one. */
export function requireOperator(
  app: FastifyInstance,
  credentials: readonly Credential[],
  { limits, availability }: Pick<Services, 'limits' | 'availability'>,
): void {
  app.decorateRequest('operator');
  app.addHook('onRequest', async (request) => {
    const key = `operator-credential:${clientAddress(request.ip)}`;
    await availability.run(() => limits.take(key, ATTEMPTS));
    const name = nameOf(credentials, bearerOf(request));
    if (name === undefined) {
      request.log.warn('An operator’s call was refused: its credential is missing or wrong');
      throw new Refused<AccessRefusal>({ kind: 'credential-invalid' });
    }
    await availability.run(() => limits.returnUse(key, ATTEMPTS));
    request.operator = name;
  });
}

const bearerOf = ({ headers }: FastifyRequest): string =>
  /^Bearer +(\S+) *$/i.exec(headers.authorization ?? '')?.[1] ?? '';

/** Compares hashes, and all of them: the time depends neither on the token nor on which one it is. */
function nameOf(credentials: readonly Credential[], token: string): string | undefined {
  const given = createHash('sha256').update(token).digest();
  const matching = credentials.filter(({ hash }) => timingSafeEqual(hash, given));
  return matching[0]?.name;
}
