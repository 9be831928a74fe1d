import { BrowserMemory } from '../../../src/application/shared/browser-memory.port';

export class FakeBrowserMemory extends BrowserMemory {
  isForgotten = false;

  forget(): void {
    this.isForgotten = true;
  }
}
