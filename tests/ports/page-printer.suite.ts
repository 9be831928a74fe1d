import type { PagePrinter } from '../../src/application/shared/page-printer.port';

interface OpenPrinter {
  readonly printer: PagePrinter;
  /** How often the dialog was opened. */
  readonly opened: () => number;
  readonly close: () => void;
}

export function describePagePrinter(name: string, open: () => OpenPrinter): void {
  describe(`a printer, ${name}`, () => {
    it('opens the dialog once, and reports when it is closed', async () => {
      const { printer, opened, close } = open();
      let isDone = false;
      const printing = printer.print().then(() => (isDone = true));
      await new Promise(requestAnimationFrame);
      expect([opened(), isDone]).toEqual([1, false]);
      close();
      await printing;
      expect(isDone).toBe(true);
    });

    it('prints again', async () => {
      const { printer, opened, close } = open();
      for (const times of [1, 2]) {
        const printing = printer.print();
        await new Promise(requestAnimationFrame);
        expect(opened()).toBe(times);
        close();
        await printing;
      }
    });
  });
}
