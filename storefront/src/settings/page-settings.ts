import { DEFAULT_PAGE_SETTINGS } from '../../../settings/default-page-settings';
import type { Brand, Language, PageSettings } from '../../../settings/page-settings';
import { currencyOf } from './currencies';
import type { Settings } from './settings';
import { SPANISH_BRAND } from './spanish-brand';

/** The settings that pages of one language contain: nothing that is secret or only about the server. */
export const pageSettings = (
  settings: Settings,
  language: Language = 'en',
  languages: readonly Language[] = [language],
): PageSettings => ({
  language,
  languages,
  backendUrl: settings.PUBLIC_BACKEND_URL ?? '',
  shopOrigin: settings.SHOP_ORIGIN ?? '',
  brand: language === 'es' ? inSpanish(brandOf(settings), settings) : brandOf(settings),
  currency: currencyOf(settings.CURRENCY, settings.CURRENCY_SIGN, language),
  captcha: settings.CAPTCHA,
  locatorUrl: settings.LOCATOR_URL,
  mapTiles: { url: settings.TILE_URL, attribution: settings.TILE_ATTRIBUTION },
  analyticsUrl: settings.ANALYTICS_URL,
  webVitals: settings.WEB_VITALS,
  cards: settings.CARDS,
  passwordReset: settings.PASSWORD_RESET,
  optionalCalls: settings.OPTIONAL_CALLS,
});

const brandOf = (settings: Settings): Brand => ({
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
});

/** A text that a deployment sets in English only is shown in English. */
function inSpanish(brand: Brand, settings: Settings): Brand {
  const { brand: english } = DEFAULT_PAGE_SETTINGS;
  const spanish = <Text>(own: Text | undefined, given: Text, standard: Text, translation: Text): Text =>
    own ?? (String(given) === String(standard) ? translation : given);
  const { tagline, description, legalLines, contact } = brand;
  const ownLines = settings.BRAND_LEGAL_LINES_ES;
  return {
    ...brand,
    tagline: spanish(settings.BRAND_TAGLINE_ES, tagline, english.tagline, SPANISH_BRAND.tagline),
    description: spanish(
      settings.BRAND_DESCRIPTION_ES,
      description,
      english.description,
      SPANISH_BRAND.description,
    ),
    legalLines: spanish(
      ownLines.length > 0 ? ownLines : undefined,
      legalLines,
      english.legalLines,
      SPANISH_BRAND.legalLines,
    ),
    contact: {
      ...contact,
      hours: spanish(settings.CONTACT_HOURS_ES, contact.hours, english.contact.hours, SPANISH_BRAND.hours),
    },
  };
}
