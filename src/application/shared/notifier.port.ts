/** How the shop speaks up: toasts for news, alerts for what must be read. */
export abstract class Notifier {
  /** A green toast. */
  abstract success(text: string): void;
  /** A red toast. */
  abstract failure(text: string): void;
  /** A dialog with this exact text, which waits to be closed. */
  abstract alert(text: string): void;
}
