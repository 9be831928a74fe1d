import { BrowserMemory } from '../../../src/application/shared/browser-memory.port';

/** Storage in which the shop has left data. */
export class FakeBrowserMemory extends BrowserMemory {
  readonly keys = new Set(['Token', 'zipcode']);
  private isClosed = false;
  private readonly listeners: (() => void)[] = [];

  get isForgotten(): boolean {
    return this.keys.size === 0;
  }

  keep(key: string): void {
    if (!this.isClosed) this.keys.add(key);
  }

  forget(): void {
    this.keys.clear();
    this.isClosed = true;
  }

  onForgottenElsewhere(listener: () => void): void {
    this.listeners.push(listener);
  }

  /** Another tab signs out. */
  forgetElsewhere(): void {
    if (this.isClosed) return;
    this.forget();
    for (const listener of this.listeners) listener();
  }
}
