import { BrowserMemory } from '../../../src/application/shared/browser-memory.port';

/** A browser in which the shop has left something. */
export class FakeBrowserMemory extends BrowserMemory {
  readonly keys = new Set(['Token', 'zipcode']);

  get isForgotten(): boolean {
    return this.keys.size === 0;
  }

  forget(): void {
    this.keys.clear();
  }
}
