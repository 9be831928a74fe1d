import type { Container } from 'inversify';
import { ApiSettings } from '../adapters/http/api';
import { MapTiles } from '../application/shared/map-tiles';

/** What a deployment may choose when it builds the shop (docs/configuration.md). */
export interface ShopSettings {
  readonly api: ApiSettings;
  /** Off for a backend without the captcha extension. */
  readonly captcha: 'altcha' | 'off';
  /** Answers a position with a zipcode; blank: nobody is located. */
  readonly locatorUrl: string;
  readonly mapTiles: MapTiles;
  /** What a developer's tools put around the adapters; nothing in a build. */
  readonly adjust?: (container: Container) => void;
  /** Where nobody reads a console. */
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
