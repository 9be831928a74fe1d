import type { Container } from 'inversify';
import type { PageSettings } from '../../settings/page-settings';
import { ApiSettings } from '../adapters/http/api';

/** How a shop is wired. */
export interface ShopSettings {
  /** Those of the deployment (docs/configuration.md). */
  readonly page: PageSettings;
  readonly api: ApiSettings;
  /** Wraps adapters for developer tools; not used in builds. */
  readonly adjust?: (container: Container) => void;
  /** No console output, for server rendering. */
  readonly isSilent?: boolean;
}

export const shopSettings = (page: PageSettings, fetch?: ApiSettings['fetch']): ShopSettings => ({
  page,
  api: new ApiSettings(page.backendUrl, fetch),
});
