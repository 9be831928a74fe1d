import { PagePrinter } from '../../application/shared/page-printer.port';

export class WindowPagePrinter extends PagePrinter {
  print(): Promise<void> {
    return new Promise((resolve) => {
      addEventListener('afterprint', () => resolve(), { once: true });
      requestAnimationFrame(() => window.print());
    });
  }
}
