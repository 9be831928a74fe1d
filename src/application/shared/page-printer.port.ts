/** Paper, or a file of it. */
export abstract class PagePrinter {
  /** Prints the page as the next frame shows it; resolves when the browser's dialog is closed, whatever was chosen there. */
  abstract print(): Promise<void>;
}
