import { failed, type Failed } from './result';

/** The backend declined the request; if the message is empty, the screen has its own text. */
export interface Refused {
  readonly kind: 'refused';
  readonly message: string;
}

/** There was no usable answer; the shopper's input is not the cause. */
export interface Unavailable {
  readonly kind: 'unavailable';
  readonly reason: UnavailableReason;
  readonly message: string;
}

export type UnavailableReason = 'offline' | 'timeout' | 'fault' | 'signed-out' | 'missing';

/** How almost every call can fail. */
export type CallFailure = Refused | Unavailable;

/** The failure of any call, including kinds of its own. */
export interface AnyFailure {
  readonly kind: string;
  readonly reason?: UnavailableReason;
}

/** NET-10 */
export const OFFLINE_MESSAGE = 'You are not connected to internet';

export const refused = (message: string): Failed<Refused> => failed({ kind: 'refused', message });

export const unavailable = (reason: UnavailableReason, message: string): Failed<Unavailable> =>
  failed({ kind: 'unavailable', reason, message });

/** The shell leads to sign-in and says why, so that screens need say nothing. */
export const isSignedOut = (failure: AnyFailure): boolean =>
  failure.kind === 'unavailable' && failure.reason === 'signed-out';
