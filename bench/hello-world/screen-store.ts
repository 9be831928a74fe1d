import { injectable } from 'inversify';
import { makeAutoObservable, runInAction } from 'mobx';
import { type Address, Catalog } from './catalog';
import type { Screen } from './screen';

/** The current screen. */
@injectable()
export class ScreenStore {
  screen: Screen | undefined = undefined;
  private shown = '';

  constructor(private readonly catalog: Catalog) {
    makeAutoObservable<this, 'catalog' | 'shown'>(this, { catalog: false, shown: false });
  }

  /** Data that the server has put into the HTML. */
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
