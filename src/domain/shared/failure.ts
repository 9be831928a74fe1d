import { failureTexts } from '../../texts/shared/failures';
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
  /** Ends in the reference, if there is one. */
  readonly message: string;
  /** By which support finds the failed call in the logs. */
  readonly reference?: string;
}

export type UnavailableReason = 'offline' | 'timeout' | 'fault' | 'signed-out' | 'missing';

/** How almost every call can fail. */
export type CallFailure = Refused | Unavailable;

/** The failure of any call, including kinds of its own. */
export interface AnyFailure {
  readonly kind: string;
  readonly reason?: UnavailableReason;
  readonly reference?: string;
}

/** NET-10 */
export const OFFLINE_MESSAGE = failureTexts.offline;

/** A text about a failed call, and on a line of its own the reference, if the call has one. */
export const withReference = (text: string, { reference }: AnyFailure): string =>
  reference === undefined ? text : `${text}\n${failureTexts.reference(reference)}`;

export const refused = (message: string): Failed<Refused> => failed({ kind: 'refused', message });

export const unavailable = (reason: UnavailableReason, message: string): Failed<Unavailable> =>
  failed({ kind: 'unavailable', reason, message });

/** The shell leads to sign-in and says why, so that screens need say nothing. */
export const isSignedOut = (failure: AnyFailure): boolean =>
  failure.kind === 'unavailable' && failure.reason === 'signed-out';
