import { BrowserData } from '../../../src/application/shared/browser-data.port';

/** Storage in which the shop has left data. */
export class FakeBrowserData extends BrowserData {
  readonly keys = new Set(['Token', 'zipcode']);
  private isClosed = false;
  private readonly listeners: (() => void)[] = [];

  get isCleared(): boolean {
    return this.keys.size === 0;
  }

  keep(key: string): void {
    if (!this.isClosed) this.keys.add(key);
  }

  clear(): void {
    this.keys.clear();
    this.isClosed = true;
  }

  onClearedInAnotherTab(listener: () => void): void {
    this.listeners.push(listener);
  }

  /** Another tab signs out. */
  clearInAnotherTab(): void {
    if (this.isClosed) return;
    this.clear();
    for (const listener of this.listeners) listener();
  }
}
