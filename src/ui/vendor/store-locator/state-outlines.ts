import type { MultiPolygon, Polygon } from 'geojson';
import { geoJSON, layerGroup, type LayerGroup, type Map as LeafletMap, tooltip } from 'leaflet';
import { feature } from 'topojson-client';
import atlas from 'us-atlas/states-10m.json' with { type: 'json' };
import { storeMapTexts } from '../../../texts/vendor/store-map';
import { labelPoint } from './label-point';
import styles from './store-map.module.css';

const NAMES_FROM_ZOOM = 5;
/** Below this many square degrees a name is wider than its state. */
const SMALL_STATE = 5;
const ALL_NAMES_FROM_ZOOM = 7;

/** The outlines and names of the US states, from data that ships with the shop. */
export function outlinesOfStates(map: LeafletMap): LayerGroup {
  const states = feature(atlas, atlas.objects.states);
  const outlines = geoJSON(states, {
    attribution: storeMapTexts.outlines,
    interactive: false,
    style: { className: styles.state, weight: 1 },
  });
  const names = states.features.map(({ geometry, properties }) =>
    nameAt(properties.name, geometry as Polygon | MultiPolygon),
  );
  showNamesByZoom(map);
  return layerGroup([outlines, ...names]);
}

function nameAt(name: string, geometry: Polygon | MultiPolygon) {
  const parts = geometry.type === 'Polygon' ? [geometry.coordinates] : geometry.coordinates;
  const { latitude, longitude, area } = labelPoint(parts.map(([outerRing = []]) => outerRing));
  const className = `${styles.stateName} ${area < SMALL_STATE ? styles.smallState : ''}`;
  return tooltip([latitude, longitude], { content: name, permanent: true, direction: 'center', className });
}

function showNamesByZoom(map: LeafletMap): void {
  // The names belong to the drawing; screen readers have the cards.
  map.getPane('tooltipPane')?.setAttribute('aria-hidden', 'true');
  map.on('zoomend', () => {
    const { classList } = map.getContainer();
    classList.toggle(styles.named ?? '', map.getZoom() >= NAMES_FROM_ZOOM);
    classList.toggle(styles.allNamesShown ?? '', map.getZoom() >= ALL_NAMES_FROM_ZOOM);
  });
}
