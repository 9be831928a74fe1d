import type { Container } from 'inversify';
import { ApiSettings } from '../adapters/http/api';
import { MapTiles } from '../application/shared/map-tiles';

/** The build settings of a deployment (docs/configuration.md). */
export interface ShopSettings {
  readonly api: ApiSettings;
  /** Off for a backend without the captcha extension. */
  readonly captcha: 'altcha' | 'off';
  /** The service that returns the zipcode of a position; blank: off. */
  readonly locatorUrl: string;
  readonly mapTiles: MapTiles;
  /** Wraps adapters for developer tools; not used in builds. */
  readonly adjust?: (container: Container) => void;
  /** No console output, for server rendering. */
  readonly isSilent?: boolean;
}

export const settingsFrom = (
  env: Readonly<Record<string, unknown>>,
  fetch?: ApiSettings['fetch'],
): ShopSettings => ({
  api: new ApiSettings(text(env.VITE_BACKEND_URL), fetch),
  captcha: env.VITE_CAPTCHA === 'off' ? 'off' : 'altcha',
  locatorUrl: text(env.VITE_LOCATOR_URL),
  mapTiles: new MapTiles(text(env.VITE_TILE_URL), text(env.VITE_TILE_ATTRIBUTION)),
});

const text = (value: unknown): string => (typeof value === 'string' ? value : '');
