import 'leaflet/dist/leaflet.css';
import {
  control,
  divIcon,
  latLngBounds,
  map as createMap,
  type Map as LeafletMap,
  marker,
  type Marker,
  tileLayer,
} from 'leaflet';
import type { Store } from '../../../domain/vendor/store';
import { storeMapTexts } from '../../../texts/vendor/store-map';
import { outlinesOfStates } from './state-outlines';
import styles from './store-map.module.css';

export interface TileSource {
  /** Blank for none: the outlines are drawn instead. */
  readonly url: string;
  readonly attribution: string;
}

interface StoreMapOptions {
  readonly stores: readonly Store[];
  readonly tiles: TileSource;
  readonly onChoose: (id: string) => void;
}

interface Pin {
  readonly button: HTMLButtonElement;
  readonly marker: Marker;
}

const CHOSEN_ZOOM = 6;
/** Zooming in too far makes outlines useless; fractional zoom levels are fine. */
const OUTLINE_ZOOM = { maxZoom: 8, zoomSnap: 0.25 };
const TILE_ZOOM = { maxZoom: 18, zoomSnap: 1 };
const US_BOUNDS = latLngBounds([5, -220], [75, -10]);

/** A map for mouse, touch and keyboard; each store is a button on it. */
export class LeafletStoreMap {
  private readonly map: LeafletMap;
  private readonly pins = new Map<string, Pin>();

  constructor(
    private readonly container: HTMLElement,
    private readonly options: StoreMapOptions,
  ) {
    container.classList.add(styles.map ?? '');
    container.setAttribute('role', 'region');
    container.setAttribute('aria-label', storeMapTexts.label);
    this.map = this.open();
    this.addBaseLayer();
    for (const store of options.stores) this.addMarker(store);
    const all = latLngBounds(options.stores.map(positionOf));
    this.map.fitBounds(all, { padding: [28, 28], animate: false });
  }

  /** Moves to a store and marks it. */
  show(id: string | null): void {
    for (const [storeId, pin] of this.pins) {
      pin.button.setAttribute('aria-pressed', String(storeId === id));
      pin.marker.setZIndexOffset(storeId === id ? 1000 : 0);
    }
    const store = this.options.stores.find((candidate) => candidate.id === id);
    if (!store) return;
    const zoom = Math.max(this.map.getZoom(), CHOSEN_ZOOM);
    this.map.setView(positionOf(store), zoom, { animate: this.mayMove() });
  }

  remove(): void {
    this.map.remove();
  }

  private open(): LeafletMap {
    const map = createMap(this.container, {
      ...(this.options.tiles.url ? TILE_ZOOM : OUTLINE_ZOOM),
      minZoom: 2,
      maxBounds: US_BOUNDS,
      maxBoundsViscosity: 1,
      // Scrolling the page must not get stuck in the map.
      scrollWheelZoom: false,
      zoomControl: false,
    });
    map.on('focus', () => map.scrollWheelZoom.enable());
    map.on('blur', () => map.scrollWheelZoom.disable());
    const { zoomIn: zoomInTitle, zoomOut: zoomOutTitle } = storeMapTexts;
    control.zoom({ position: 'bottomleft', zoomInTitle, zoomOutTitle }).addTo(map);
    map.attributionControl.setPrefix(false);
    return map;
  }

  private addBaseLayer(): void {
    const { url, attribution } = this.options.tiles;
    if (url) tileLayer(url, { attribution }).addTo(this.map);
    else outlinesOfStates(this.map).addTo(this.map);
  }

  private addMarker(store: Store): void {
    const button = this.buttonOf(store);
    const icon = divIcon({ html: button, className: '', iconSize: [32, 38], iconAnchor: [16, 35] });
    const placed = marker(positionOf(store), { icon, keyboard: false, riseOnHover: true }).addTo(this.map);
    this.pins.set(store.id, { button, marker: placed });
  }

  private buttonOf(store: Store): HTMLButtonElement {
    const button = this.container.ownerDocument.createElement('button');
    button.type = 'button';
    button.className = styles.pin ?? '';
    button.setAttribute('aria-label', `${store.name}, ${store.city}`);
    button.setAttribute('aria-pressed', 'false');
    button.addEventListener('click', () => this.options.onChoose(store.id));
    return button;
  }

  /** With reduced motion the duration token is zero, in whatever unit the build left it. */
  private mayMove(): boolean {
    return parseFloat(getComputedStyle(this.container).getPropertyValue('--motion')) !== 0;
  }
}

const positionOf = ({ latitude, longitude }: Store): [number, number] => [latitude, longitude];
