import type { Answered, Failure } from '@cork-and-petal/sdk';
import {
  type CallFailure,
  OFFLINE_MESSAGE,
  type Unavailable,
  withReference,
} from '../../domain/shared/failure';
import { type Failed, failed } from '../../domain/shared/result';
import { failureTexts } from '../../texts/shared/failures';

/** The message for a server fault without one. */
export const FAULT_TEXT = failureTexts.fault;

/**
 * The only table from failures on the wire to those of the application. For a malformed or too
 * frequent request the server's message is shown to the shopper; everything else means that there
 * was no usable answer (X-133, NET-10, NET-12).
 */
export function toFailure(failure: Failure): CallFailure {
  switch (failure.kind) {
    case 'refused':
      return refusalByStatus(failure.status, failure.message ?? '', referenceOf(failure.requestId));
    case 'fault':
    case 'unreadable':
      return outage('fault', failure.message ?? FAULT_TEXT, referenceOf(failure.requestId));
    case 'timeout':
      return outage('timeout', OFFLINE_MESSAGE);
    case 'offline':
    case 'cancelled':
      return outage('offline', OFFLINE_MESSAGE);
  }
}

/** For calls without input from the shopper: even a refusal is an outage. */
export function toUnavailable(failure: Failure): Unavailable {
  const known = toFailure(failure);
  if (known.kind === 'unavailable') return known;
  // A limit explains itself.
  const isNamed = failure.kind === 'refused' && failure.status !== 429;
  return outage('fault', known.message || FAULT_TEXT, isNamed ? referenceOf(failure.requestId) : undefined);
}

/** A complete answer without the requested data. */
export const incomplete = ({ status, requestId }: Answered<unknown>): Failure => ({
  kind: 'unreadable',
  status,
  message: undefined,
  path: '',
  requestId,
});

export const callFailed = (failure: Failure): Failed<CallFailure> => failed(toFailure(failure));

/**
 * For a call with an idempotency key: that there were too many of them says nothing about an earlier one under the same
 * key, which has to be kept.
 */
export const keyedCallFailed = (failure: Failure): Failed<CallFailure> =>
  failed(failure.kind === 'refused' && failure.status === 429 ? toUnavailable(failure) : toFailure(failure));

export const callUnavailable = (failure: Failure): Failed<Unavailable> => failed(toUnavailable(failure));

/** The backend says by the status that what the call asks for does not exist, or no longer. */
export const isMissing = (failure: Failure): boolean =>
  failure.kind === 'refused' && (failure.status === 404 || failure.status === 410);

function refusalByStatus(status: number, message: string, reference?: string): CallFailure {
  if (status === 401) return outage('signed-out', message || failureTexts.signedOut);
  // Not a refusal: the request waited too long for a lock.
  if (status === 409) return outage('fault', message || FAULT_TEXT, reference);
  if (status === 404 || status === 501) return outage('missing', message || FAULT_TEXT, reference);
  return { kind: 'refused', message };
}

function outage(reason: Unavailable['reason'], message: string, reference?: string): Unavailable {
  const failure = { kind: 'unavailable', reason, ...(reference !== undefined && { reference }) } as const;
  return { ...failure, message: withReference(message, failure) };
}

/** Short enough to be read out. Ids that start with a time differ only at their end. */
const REFERENCE_LENGTH = 8;

/** Undefined for a malformed id: another backend may send anything. */
const referenceOf = (requestId = ''): string | undefined =>
  /^[\w.-]{8,64}$/.test(requestId) ? requestId.slice(-REFERENCE_LENGTH) : undefined;
