import { PagePrinter } from '../../../src/application/shared/page-printer.port';

/** Counts what is printed; the dialog stays open until it is closed. */
export class RecordingPagePrinter extends PagePrinter {
  printed = 0;
  private closeDialog = () => {};

  print(): Promise<void> {
    this.printed += 1;
    return new Promise((resolve) => (this.closeDialog = resolve));
  }

  close(): void {
    this.closeDialog();
  }
}
