import type { PageSettings } from '../../../settings/page-settings';
import { currencyOf } from './currencies';
import type { Settings } from './settings';

/** The settings that pages contain: nothing that is secret or only about the server. */
export const pageSettings = (settings: Settings): PageSettings => ({
  backendUrl: settings.PUBLIC_BACKEND_URL ?? '',
  shopOrigin: settings.SHOP_ORIGIN ?? '',
  brand: {
    name: settings.BRAND_NAME,
    tagline: settings.BRAND_TAGLINE,
    description: settings.BRAND_DESCRIPTION,
    logo: settings.BRAND_LOGO,
    icon: settings.BRAND_ICON,
    socialPicture: settings.BRAND_SOCIAL_PICTURE,
    colours: settings.BRAND_COLOURS,
    legalLines: settings.BRAND_LEGAL_LINES,
    contact: {
      phone: settings.CONTACT_PHONE,
      email: settings.CONTACT_EMAIL,
      hours: settings.CONTACT_HOURS,
    },
  },
  currency: currencyOf(settings.CURRENCY, settings.CURRENCY_SIGN),
  captcha: settings.CAPTCHA,
  locatorUrl: settings.LOCATOR_URL,
  mapTiles: { url: settings.TILE_URL, attribution: settings.TILE_ATTRIBUTION },
  analyticsUrl: settings.ANALYTICS_URL,
  webVitals: settings.WEB_VITALS,
  passwordReset: settings.PASSWORD_RESET,
  optionalCalls: settings.OPTIONAL_CALLS,
});
