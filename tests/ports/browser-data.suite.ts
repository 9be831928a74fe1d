import type { BrowserData } from '../../src/application/shared/browser-data.port';

interface OpenBrowserData {
  readonly data: BrowserData;
  readonly keep: (key: string) => void;
  /** What the next visit would find. */
  readonly kept: () => readonly string[];
  /** Another tab clears it. */
  readonly clearInAnotherTab: () => void;
}

export function describeBrowserData(name: string, open: () => OpenBrowserData): void {
  describe(`the browser's data, ${name}`, () => {
    it('is empty once cleared, including session, place and age confirmation [HEAD-28] [X-083]', () => {
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

    it('stores nothing after it was cleared, because the page is about to be left [HEAD-28] [X-083]', () => {
      const { data, keep, kept } = open();
      data.clear();
      keep('nextTab');
      expect(kept()).toEqual([]);
    });

    it('is notified once that another tab has cleared it, and stores nothing from then on [HEAD-28] [X-083]', () => {
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
