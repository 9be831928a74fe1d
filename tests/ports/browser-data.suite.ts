import type { BrowserData } from '../../src/application/shared/browser-data.port';

interface OpenBrowserData {
  readonly data: BrowserData;
  readonly keep: (key: string) => void;
  /** What a next visit would find. */
  readonly kept: () => readonly string[];
  /** Another tab clears it. */
  readonly clearInAnotherTab: () => void;
}

export function describeBrowserData(name: string, open: () => OpenBrowserData): void {
  describe(`the browser's data, ${name}`, () => {
    it('is empty once cleared, of the session, the place and the age gate too [HEAD-28] [X-083]', () => {
      const { data, keep, kept } = open();
      for (const key of ['Token', 'CustomerId', 'cart_id', 'zipcode', 'ageGateVerified']) keep(key);
      data.clear();
      expect(kept()).toEqual([]);
    });

    it('may be cleared twice', () => {
      const { data, kept } = open();
      data.clear();
      data.clear();
      expect(kept()).toEqual([]);
    });

    it('keeps nothing that comes after: the page is about to go [HEAD-28] [X-083]', () => {
      const { data, keep, kept } = open();
      data.clear();
      keep('nextTab');
      expect(kept()).toEqual([]);
    });

    it('hears, once, that another tab has cleared it, and keeps nothing from then on [HEAD-28] [X-083]', () => {
      const { data, keep, kept, clearInAnotherTab } = open();
      let heard = 0;
      data.onClearedInAnotherTab(() => (heard += 1));
      keep('deliveryFees');
      clearInAnotherTab();
      clearInAnotherTab();
      keep('nextTab');
      expect([heard, kept()]).toEqual([1, []]);
    });
  });
}
