import { injectable } from 'inversify';
import { makeAutoObservable } from 'mobx';
import { MapTiles } from '../../../application/shared/map-tiles';
import type { Store } from '../../../domain/vendor/store';
import { storeLocatorTexts } from '../../../texts/vendor/store-locator';
import { SAMPLE_STORES } from './sample-stores';

/** A map of stores and a row of cards, with a shared selection (LOC-01, LOC-02). */
@injectable()
export class StoreLocatorViewModel {
  private chosen: Store | null = null;

  constructor(private readonly mapTiles: MapTiles) {
    makeAutoObservable<this, 'mapTiles'>(this, { mapTiles: false }, { autoBind: true });
  }

  get state() {
    const { chosen } = this;
    return {
      stores: SAMPLE_STORES,
      chosenId: chosen?.id ?? null,
      chosenText: chosen ? storeLocatorTexts.shown(chosen.name, chosen.city) : storeLocatorTexts.choose,
      tiles: this.mapTiles,
    };
  }

  choose(id: string): void {
    this.chosen = SAMPLE_STORES.find((store) => store.id === id) ?? null;
  }
}
