/** What a call that changed something says when its screen has no words of its own (NET-13, X-174). */
export const UPDATED_TEXT = 'Updated SuccessFully';

/** How the shop speaks up: toasts for news, alerts for what must be read. */
export abstract class Notifier {
  /** A green toast. */
  abstract success(text: string): void;
  /** A red toast. */
  abstract failure(text: string): void;
  /** A dialog with this exact text, which waits to be closed. */
  abstract alert(text: string): void;
}
