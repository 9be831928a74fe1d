import { useEffect, useEffectEvent, useRef } from 'react';
import type { Store } from '../../../domain/vendor/store';
import { LeafletStoreMap, type TileSource } from './leaflet-store-map';

export interface StoreMapProps {
  stores: readonly Store[];
  chosenId: string | null;
  tiles: TileSource;
  onChoose: (id: string) => void;
}

/** Mounts the map, and passes it the chosen store. */
export function StoreMap({ stores, chosenId, tiles, onChoose }: StoreMapProps) {
  const place = useRef<HTMLDivElement>(null);
  const map = useRef<LeafletStoreMap>(null);
  const choose = useEffectEvent(onChoose);
  useEffect(() => {
    if (!place.current) return undefined;
    const shown = new LeafletStoreMap(place.current, { stores, tiles, onChoose: (id) => choose(id) });
    map.current = shown;
    return () => shown.remove();
  }, [stores, tiles]);
  useEffect(() => map.current?.show(chosenId), [chosenId]);
  return <div ref={place} />;
}
