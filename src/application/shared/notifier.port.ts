import { type AnyFailure, isSignedOut } from '../../domain/shared/failure';
import { toastTexts } from '../../texts/shared/toasts';

/**
 * The default messages of a call that changed something (NET-13) and of one that fetched something (NET-14). Most
 * screens show none or their own; the account's changes use the default.
 */
export const SUCCESS_TEXTS = { changed: toastTexts.changed, fetched: toastTexts.fetched };

/** Toasts for what may be missed, alerts for what must be read. */
export abstract class Notifier {
  /** A green toast. */
  abstract success(text: string): void;
  /** A red toast. */
  abstract failure(text: string): void;
  /** A dialog with this exact text that the shopper must close. */
  abstract alert(text: string): void;
}

/** Alerts about a failed call, unless the session has ended, which the shell reports itself. */
export function alertFailure(notifier: Notifier, failure: AnyFailure, text: string): void {
  if (!isSignedOut(failure)) notifier.alert(text);
}
