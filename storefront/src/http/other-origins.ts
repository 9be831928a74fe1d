import type { Settings } from '../settings/settings';
import type { OtherOrigins } from './security-headers';

/** The other origins that a deployment's pages use: only those that its settings name. */
export function otherOrigins(settings: Settings): OtherOrigins {
  const { BRAND_ICON, BRAND_LOGO, CSP_REPORT_URL, IMAGE_ORIGINS, TILE_URL } = settings;
  const backend = originOf(settings.PUBLIC_BACKEND_URL);
  const services = [settings.UPLOAD_ORIGIN, settings.LOCATOR_URL, settings.ANALYTICS_URL].flatMap(originOf);
  return {
    cardProvider: settings.CARD_PROVIDER === 'stripe',
    imageOrigins: distinct([
      ...backend,
      ...IMAGE_ORIGINS,
      ...[BRAND_LOGO, BRAND_ICON, TILE_URL].flatMap(originOf),
    ]),
    callOrigins: distinct([...backend, ...services]),
    locator: settings.LOCATOR_URL !== '',
    reportUrl: CSP_REPORT_URL,
  };
}

/** None for a path on the page's own origin. */
const originOf = (address?: string): string[] =>
  address && URL.canParse(address) ? [new URL(address).origin] : [];

const distinct = (origins: string[]): string[] => [...new Set(origins)];
