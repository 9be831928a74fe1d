import { PageVisibility, type VisibilityChange } from '../../../src/application/shared/page-visibility.port';

/** A page that a test hides and shows. */
export class FakePageVisibility extends PageVisibility {
  private readonly listeners = new Set<(change: VisibilityChange) => void>();
  private visible = true;

  isVisible(): boolean {
    return this.visible;
  }

  subscribe(listener: (change: VisibilityChange) => void): () => void {
    const heard = (change: VisibilityChange) => listener(change);
    this.listeners.add(heard);
    return () => this.listeners.delete(heard);
  }

  hide(): void {
    this.become({ isVisible: false, mayHaveMissed: false });
  }

  show(): void {
    this.become({ isVisible: true, mayHaveMissed: false });
  }

  /** The browser restores the page from its back/forward cache. */
  restore(): void {
    this.become({ isVisible: true, mayHaveMissed: true });
  }

  private become(change: VisibilityChange): void {
    this.visible = change.isVisible;
    for (const listener of [...this.listeners]) listener(change);
  }
}
