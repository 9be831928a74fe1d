import { type AnyFailure, isSignedOut } from '../../domain/shared/failure';

/**
 * What a call says of its success by default, by how it is made (NET-13, NET-14). Most screens keep quiet or have words
 * of their own; those of the account that change something say it.
 */
export const SUCCESS_TEXTS = { post: 'Updated SuccessFully', get: 'Fetched SuccessFully' } as const;

/** How the shop speaks up: toasts for news, alerts for what must be read. */
export abstract class Notifier {
  /** A green toast. */
  abstract success(text: string): void;
  /** A red toast. */
  abstract failure(text: string): void;
  /** A dialog with this exact text, which waits to be closed. */
  abstract alert(text: string): void;
}

/** An alert about a call that failed; the end of a session says for itself what happened. */
export function alertFailure(notifier: Notifier, failure: AnyFailure, text: string): void {
  if (!isSignedOut(failure)) notifier.alert(text);
}
