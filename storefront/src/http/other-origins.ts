import type { Settings } from '../settings/settings';
import type { OtherOrigins } from './security-headers';

/** The other origins that a deployment's pages use: those that its settings name, and no more. */
export function otherOrigins(settings: Settings): OtherOrigins {
  const { BRAND_LOGO, IMAGE_ORIGINS, LOCATOR_URL, TILE_URL, UPLOAD_ORIGIN, CSP_REPORT_URL } = settings;
  return {
    cardProvider: settings.CARD_PROVIDER === 'stripe',
    imageOrigins: distinct([...IMAGE_ORIGINS, ...originOf(BRAND_LOGO), ...originOf(TILE_URL)]),
    callOrigins: distinct([...originOf(UPLOAD_ORIGIN), ...originOf(LOCATOR_URL)]),
    locator: LOCATOR_URL !== '',
    reportUrl: CSP_REPORT_URL,
  };
}

/** None for a path on the page's own origin. */
const originOf = (address = ''): string[] => (URL.canParse(address) ? [new URL(address).origin] : []);

const distinct = (origins: string[]): string[] => [...new Set(origins)];
