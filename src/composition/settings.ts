import type { Container } from 'inversify';
import type { PageSettings } from '../../settings/page-settings';
import { type ApiOptions, ApiSettings } from '../adapters/http/api';

/** How a shop is wired. */
export interface ShopSettings {
  /** The settings of the deployment (docs/configuration.md). */
  readonly page: PageSettings;
  readonly api: ApiSettings;
  /** Wraps adapters for developer tools; not used in builds. */
  readonly adjust?: (container: Container) => void;
  /** No console output, for server rendering. */
  readonly isSilent?: boolean;
}

/** @param baseUrl of the backend; by default the one that browsers use */
export const shopSettings = (
  page: PageSettings,
  fetch?: ApiOptions['fetch'],
  baseUrl = page.backendUrl,
): ShopSettings => ({
  page,
  api: new ApiSettings({ baseUrl, fetch, pictureOrigin: page.backendUrl }),
});
