import { CartTabs } from '../../../src/application/cart/cart-tabs.port';

/** Tabs of one browser: each is an instance with the same `browser`. */
export class FakeCartTabs extends CartTabs {
  private readonly listeners = new Set<() => void>();
  /** How often this tab has announced a change. */
  announcements = 0;

  constructor(private readonly browser = new Set<FakeCartTabs>()) {
    super();
    browser.add(this);
  }

  announce(): void {
    this.announcements += 1;
    for (const tab of this.browser) if (tab !== this) tab.hear();
  }

  subscribe(listener: () => void): () => void {
    const heard = () => listener();
    this.listeners.add(heard);
    return () => this.listeners.delete(heard);
  }

  /** Another tab has announced a change. */
  hear(): void {
    for (const listener of [...this.listeners]) listener();
  }
}
