import type { BrowserMemory } from '../../src/application/shared/browser-memory.port';

interface OpenMemory {
  readonly memory: BrowserMemory;
  readonly keep: (key: string) => void;
  /** What a next visit would find. */
  readonly kept: () => readonly string[];
  /** Another tab is told to forget. */
  readonly forgetElsewhere: () => void;
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

    it('keeps nothing that comes after: the page is about to go [HEAD-28] [X-083]', () => {
      const { memory, keep, kept } = open();
      memory.forget();
      keep('nextTab');
      expect(kept()).toEqual([]);
    });

    it('hears, once, that another tab has forgotten, and keeps nothing from then on [HEAD-28] [X-083]', () => {
      const { memory, keep, kept, forgetElsewhere } = open();
      let heard = 0;
      memory.onForgottenElsewhere(() => (heard += 1));
      keep('deliveryFees');
      forgetElsewhere();
      forgetElsewhere();
      keep('nextTab');
      expect([heard, kept()]).toEqual([1, []]);
    });
  });
}
