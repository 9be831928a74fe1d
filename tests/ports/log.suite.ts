import type { Log } from '../../src/application/shared/log.port';

interface ReadableLog {
  readonly log: Log;
  /** The warnings, oldest first. */
  readonly written: () => readonly string[];
}

export function describeLog(name: string, open: () => ReadableLog): void {
  describe(`a log, ${name}`, () => {
    it('records every warning, in order [ERR-10] [ERR-13]', () => {
      const { log, written } = open();
      log.warn('A category could not be listed');
      log.warn('The addresses could not be listed');
      log.warn('A category could not be listed');
      expect(written()).toEqual([
        'A category could not be listed',
        'The addresses could not be listed',
        'A category could not be listed',
      ]);
    });

    it('records the message separately from its detail, whatever it is', () => {
      const { log, written } = open();
      for (const detail of [undefined, null, 'text', new Error('fault'), { kind: 'refused' }]) {
        log.warn('An unusual code', detail);
      }
      expect(new Set(written())).toEqual(new Set(['An unusual code']));
      expect(written()).toHaveLength(5);
    });
  });
}
