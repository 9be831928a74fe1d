import type { PageVisibility, VisibilityChange } from '../../src/application/shared/page-visibility.port';

interface OpenPage {
  readonly page: PageVisibility;
  readonly hide: () => void;
  readonly show: () => void;
  /** From the browser's back/forward cache. */
  readonly restore: () => void;
}

export function describePageVisibility(name: string, open: () => OpenPage): void {
  describe(`the visibility of a page, ${name}`, () => {
    it('says whether it is visible', () => {
      const { page, hide, show } = open();
      expect(page.isVisible()).toBe(true);
      hide();
      expect(page.isVisible()).toBe(false);
      show();
      expect(page.isVisible()).toBe(true);
    });

    it('reports each change, until the listener unsubscribes', () => {
      const { page, hide, show } = open();
      const heard: VisibilityChange[] = [];
      const stop = page.subscribe((change) => heard.push(change));
      hide();
      show();
      stop();
      hide();
      expect(heard.map(({ isVisible }) => isVisible)).toEqual([false, true]);
    });

    it('says that a restored page may have missed something', () => {
      const { page, hide, restore } = open();
      const heard: VisibilityChange[] = [];
      hide();
      page.subscribe((change) => heard.push(change));
      restore();
      expect(heard).toEqual([{ isVisible: true, mayHaveMissed: true }]);
    });
  });
}
