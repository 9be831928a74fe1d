import type { Failure } from '@cork-and-petal/sdk';
import { type CallFailure, OFFLINE_MESSAGE, type Unavailable } from '../../domain/shared/failure';
import { type Failed, failed } from '../../domain/shared/result';

/** What is said of a server that failed without a word of its own. */
export const FAULT_TEXT = 'The shop could not answer. Please try again.';

/**
 * The one table from what happened on the wire to what the shop knows of it. A malformed or too
 * frequent request is the server's word to the shopper, everything else means that nothing usable
 * was answered (X-133, NET-10, NET-12).
 */
export function toFailure(failure: Failure): CallFailure {
  switch (failure.kind) {
    case 'refused':
      return refusalByStatus(failure.status, failure.message ?? '');
    case 'fault':
      return outage('fault', failure.message ?? FAULT_TEXT);
    case 'unreadable':
      return outage('fault', FAULT_TEXT);
    case 'timeout':
      return outage('timeout', OFFLINE_MESSAGE);
    case 'offline':
    case 'cancelled':
      return outage('offline', OFFLINE_MESSAGE);
  }
}

/** For calls that a shopper's input cannot spoil: there a refusal too is an outage. */
export function toUnavailable(failure: Failure): Unavailable {
  const known = toFailure(failure);
  return known.kind === 'unavailable' ? known : outage('fault', known.message || FAULT_TEXT);
}

/** An answer that came whole, and says nothing of what was asked. */
export const INCOMPLETE_ANSWER: Failure = { kind: 'unreadable', status: 200, message: undefined };

export const callFailed = (failure: Failure): Failed<CallFailure> => failed(toFailure(failure));

export const callUnavailable = (failure: Failure): Failed<Unavailable> => failed(toUnavailable(failure));

function refusalByStatus(status: number, message: string): CallFailure {
  if (status === 401) return outage('signed-out', message || 'Please sign in again.');
  // Nobody said no: it waited too long for others.
  if (status === 409) return outage('fault', message || FAULT_TEXT);
  if (status === 404 || status === 501) return outage('missing', message || FAULT_TEXT);
  return { kind: 'refused', message };
}

const outage = (reason: Unavailable['reason'], message: string): Unavailable => ({
  kind: 'unavailable',
  reason,
  message,
});
