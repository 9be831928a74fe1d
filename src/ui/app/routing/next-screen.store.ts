import { injectable } from 'inversify';
import { makeAutoObservable } from 'mobx';
import type { ReactNode } from 'react';

/** The preview of the screen that a link leads to, until that screen is rendered. */
@injectable()
export class NextScreenStore {
  private shown: { readonly preview: ReactNode; readonly leaving: string } | null = null;

  constructor() {
    makeAutoObservable(this, {}, { autoBind: true, deep: false });
  }

  /** @param leaving the key of the history entry that is being left */
  show(preview: ReactNode, leaving: string): void {
    this.shown = { preview, leaving };
  }

  /** The preview to show instead of the screen of a history entry; null if it is not being left. */
  previewOver(key: string): ReactNode {
    return this.shown?.leaving === key ? this.shown.preview : null;
  }

  clear(): void {
    this.shown = null;
  }
}
