import type { Colours } from './contrast';

/** Deployment settings that every page carries: the storefront's server embeds them, the shop reads them. */
export interface PageSettings {
  /** The language of the page. */
  readonly language: Language;
  /** The languages that a shopper can choose. */
  readonly languages: readonly Language[];
  /** Origin of the backend, as browsers reach it; blank: the page's own origin. */
  readonly backendUrl: string;
  /** Origin of the shop's pages, for links that name it; blank: unknown. */
  readonly shopOrigin: string;
  readonly brand: Brand;
  readonly currency: Currency;
  /** Off for a backend without the captcha extension. */
  readonly captcha: 'altcha' | 'off';
  /** The service that returns the zipcode of a position; blank: off. */
  readonly locatorUrl: string;
  readonly mapTiles: MapTileSource;
  /** Where events are counted; blank: nowhere but in the page's data layer. */
  readonly analyticsUrl: string;
  /** On: the browser tells the storefront how fast the page was. */
  readonly webVitals: 'on' | 'off';
  /** Off for a backend that accepts no cards. */
  readonly cards: 'on' | 'off';
  /** Off for a backend that mails no links for a new password. */
  readonly passwordReset: 'on' | 'off';
  /** The optional calls that the backend has. */
  readonly optionalCalls: readonly OptionalCall[];
}

/** The languages that the shop is built in; its texts are written in the first. */
export const LANGUAGES = ['en', 'es'] as const;

export type Language = (typeof LANGUAGES)[number];

/** Who runs the marketplace. */
export interface Brand {
  readonly name: string;
  readonly tagline: string;
  /** What the shop offers, in a sentence: in the footer, and for search engines. */
  readonly description: string;
  /** Address of a picture; blank: the drawn mark beside the name. */
  readonly logo: string;
  /** Address of a square picture for tabs and home screens; blank: the shop's own. */
  readonly icon: string;
  /** Address of the picture that shared links show; blank: none. */
  readonly socialPicture: string;
  /** Colour tokens that replace the shop's own. */
  readonly colours: Colours;
  /** Lines at the end of every page. */
  readonly legalLines: readonly string[];
  readonly contact: Contact;
}

/** How to reach customer service, and when (STATIC-06); a part that is blank is not shown. */
export interface Contact {
  readonly phone: string;
  readonly email: string;
  readonly hours: string;
}

export interface Currency {
  /** ISO 4217. */
  readonly code: string;
  /** Before an amount. */
  readonly sign: string;
  /** In a sentence, in the plural. */
  readonly name: string;
}

export interface MapTileSource {
  /** A template with `{z}`, `{x}` and `{y}`; blank: no tiles. */
  readonly url: string;
  /** The attribution that the tiles' owner requires. */
  readonly attribution: string;
}

/**
 * Calls and their features that a backend may do without (`x-extension` in the OpenAPI document), by operationId. The
 * captcha has a setting of its own.
 */
export const OPTIONAL_CALLS = [
  'cancelRedemption',
  'createSelfieUploadLink',
  'declareAge',
  'deleteIdentityPictures',
  'getOrderAttempt',
  'signOut',
] as const;

export type OptionalCall = (typeof OPTIONAL_CALLS)[number];

/** The cookie with the language that a shopper has chosen. */
export const LANGUAGE_COOKIE = 'language';
/** The id of the element with the settings, as JSON. */
export const PAGE_SETTINGS_ID = 'page-settings';
