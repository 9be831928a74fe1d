import { injectable } from 'inversify';
import { makeAutoObservable, runInAction } from 'mobx';
import { type Address, Catalog } from './catalog';
import type { Screen } from './screen';

/** The screen that is shown. */
@injectable()
export class ScreenStore {
  screen: Screen | undefined = undefined;
  private shown = '';

  constructor(private readonly catalog: Catalog) {
    makeAutoObservable<this, 'catalog' | 'shown'>(this, { catalog: false, shown: false });
  }

  /** What the server put into the HTML is there already. */
  startWith(address: Address, screen: Screen): void {
    this.shown = address.path;
    this.screen = screen;
  }

  async show(address: Address): Promise<void> {
    if (this.shown === address.path) return;
    this.shown = address.path;
    const screen = await this.catalog.screenAt(address);
    runInAction(() => {
      this.screen = screen;
    });
  }
}
