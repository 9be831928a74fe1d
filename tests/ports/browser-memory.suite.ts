import type { BrowserMemory } from '../../src/application/shared/browser-memory.port';

interface OpenMemory {
  readonly memory: BrowserMemory;
  readonly keep: (key: string) => void;
  /** What a next visit would find. */
  readonly kept: () => readonly string[];
}

export function describeBrowserMemory(name: string, open: () => OpenMemory): void {
  describe(`the browser's memory, ${name}`, () => {
    it('is empty once it forgot, of the session, the place and the age gate too [HEAD-28] [X-083]', () => {
      const { memory, keep, kept } = open();
      for (const key of ['Token', 'CustomerId', 'cart_id', 'zipcode', 'ageGateVerified']) keep(key);
      memory.forget();
      expect(kept()).toEqual([]);
    });

    it('may be told twice to forget', () => {
      const { memory, kept } = open();
      memory.forget();
      memory.forget();
      expect(kept()).toEqual([]);
    });

    it('keeps what comes after', () => {
      const { memory, keep, kept } = open();
      memory.forget();
      keep('zipcode');
      expect(kept()).toEqual(['zipcode']);
    });
  });
}
