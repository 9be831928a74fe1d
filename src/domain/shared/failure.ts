import { failed, type Failed } from './result';

/** The shop understood and said no; the message may be empty, then the screen has its own text. */
export interface Refused {
  readonly kind: 'refused';
  readonly message: string;
}

/** Nothing usable was answered, and nothing that the shopper typed is to blame. */
export interface Unavailable {
  readonly kind: 'unavailable';
  readonly reason: UnavailableReason;
  readonly message: string;
}

export type UnavailableReason = 'offline' | 'timeout' | 'fault' | 'signed-out' | 'missing';

/** What almost every call can end in besides its value. */
export type CallFailure = Refused | Unavailable;

/** A failure of any call, whatever kinds of its own it has. */
export interface AnyFailure {
  readonly kind: string;
  readonly reason?: UnavailableReason;
}

/** NET-10 */
export const OFFLINE_MESSAGE = 'You are not connected to internet';

export const refused = (message: string): Failed<Refused> => failed({ kind: 'refused', message });

export const unavailable = (reason: UnavailableReason, message: string): Failed<Unavailable> =>
  failed({ kind: 'unavailable', reason, message });

/** The shop leads to sign-in then, which says why: nothing more is to be said. */
export const isSignedOut = (failure: AnyFailure): boolean =>
  failure.kind === 'unavailable' && failure.reason === 'signed-out';
