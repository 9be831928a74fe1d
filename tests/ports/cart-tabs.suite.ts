import type { CartTabs } from '../../src/application/cart/cart-tabs.port';

interface TwoTabs {
  readonly tab: CartTabs;
  readonly other: CartTabs;
  /** Resolves when everything announced so far has arrived. */
  readonly arrived: () => Promise<void>;
}

export function describeCartTabs(name: string, open: () => TwoTabs): void {
  describe(`the tabs that show the cart, ${name}`, () => {
    it('receive what another tab announces, until they unsubscribe', async () => {
      const { tab, other, arrived } = open();
      let heard = 0;
      const stop = other.subscribe(() => (heard += 1));
      tab.announce();
      tab.announce();
      await arrived();
      stop();
      tab.announce();
      await arrived();
      expect(heard).toBe(2);
    });

    it('do not receive their own announcements', async () => {
      const { tab, arrived } = open();
      let heard = 0;
      tab.subscribe(() => (heard += 1));
      tab.announce();
      await arrived();
      expect(heard).toBe(0);
    });

    it('notify each listener, also one that subscribed twice', async () => {
      const { tab, other, arrived } = open();
      let heard = 0;
      const listener = () => (heard += 1);
      const stop = other.subscribe(listener);
      other.subscribe(listener);
      stop();
      tab.announce();
      await arrived();
      expect(heard).toBe(1);
    });
  });
}
