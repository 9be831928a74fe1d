import { z } from 'zod';
import { DEFAULT_PAGE_SETTINGS } from '../../../settings/default-page-settings';
import { isPriceCurrency, PRICE_CURRENCY_IS } from '../../../server/price-currency';
import { colours } from './colours';
import { address, folder, line, lines } from './kinds';

const { brand, currency } = DEFAULT_PAGE_SETTINGS;

const email = () => z.email('must be an e-mail address such as care@shop.example');
const phone = () => line().regex(/^\+?[\d ().-]{5,30}$/, 'must be a phone number such as +1 800 555 0142');

/** Who runs the marketplace. */
export const BRAND_SETTINGS = {
  BRAND_NAME: line()
    .default(brand.name)
    .describe(
      'name of the marketplace. With a name of your own, `CONTACT_PHONE` and `CONTACT_EMAIL` are required',
    ),
  BRAND_TAGLINE: line()
    .default(brand.tagline)
    .describe('beside the name, in the header and in the title of the first page'),
  BRAND_TAGLINE_ES: line().optional().describe('the same in Spanish'),
  BRAND_DESCRIPTION: line()
    .default(brand.description)
    .describe('what the shop offers, in a sentence: in the footer, and for search engines'),
  BRAND_DESCRIPTION_ES: line().optional().describe('the same in Spanish'),
  BRAND_LOGO: address()
    .default('')
    .describe(
      'picture in place of the drawn mark and the name, 40 pixels high; `/files/logo.svg` in `FILES_FOLDER`',
    ),
  BRAND_ICON: address()
    .default('')
    .describe(
      'square picture for tabs, bookmarks and home screens: SVG, or PNG of at least 512 pixels; `/files/icon.svg` in `FILES_FOLDER`',
    ),
  FILES_FOLDER: folder()
    .optional()
    .describe('folder of files of your own, such as a logo, which are served below `/files/`'),
  BRAND_SOCIAL_PICTURE: address()
    .default('')
    .describe('picture that shared links show, 1200 by 630 pixels; JPEG or PNG'),
  BRAND_COLOURS: colours().describe(
    'colours, by their names in `src/ui/shared/tokens.css` without `--colour-`, in JSON: `{"primary": ["#1f4d3a", "#86c7a7"]}` for the light and the dark theme. Colours with too little contrast are refused',
  ),
  BRAND_LEGAL_LINES: lines([...brand.legalLines]).describe('lines at the end of every page'),
  BRAND_LEGAL_LINES_ES: lines([]).describe('the same in Spanish'),
  CONTACT_PHONE: phone().default(brand.contact.phone).describe('phone number of customer service'),
  CONTACT_EMAIL: email().default(brand.contact.email).describe('e-mail address of customer service'),
  CONTACT_HOURS: line().default(brand.contact.hours).describe('when customer service answers'),
  CONTACT_HOURS_ES: line().optional().describe('the same in Spanish'),
  CURRENCY: z
    .string()
    .refine(isPriceCurrency, `must be ${PRICE_CURRENCY_IS}`)
    .default(currency.code)
    .describe("ISO 4217 code of the currency of the backend's prices"),
  CURRENCY_SIGN: z
    .string()
    .regex(/^[^\p{Cc}\d.,<>&]{1,5}$/u, 'must be a sign of at most 5 characters, such as $')
    .optional()
    .describe('sign in front of an amount; none: the usual one of the currency'),
};
