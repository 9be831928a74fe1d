import { z } from 'zod';
import { DEFAULT_PAGE_SETTINGS } from '../../../settings/default-page-settings';
import { OPTIONAL_CALLS } from '../../../settings/page-settings';
import { address, itemsOf, type KindNotes, line, oneOf } from './kinds';

const tiles = () =>
  z
    .string({ error: 'must be a text' })
    .refine(
      (url) => ['{z}', '{x}', '{y}'].every((part) => url.includes(part)) && URL.canParse(url, 'http://shop'),
      'must be an address with {z}, {x} and {y}, such as https://tiles.example/{z}/{x}/{y}.png',
    );

/** `all`, `none`, or some of them. */
const optionalCalls = () =>
  z
    .preprocess(
      (value) => (value === 'all' ? [...OPTIONAL_CALLS] : value === 'none' ? [] : itemsOf(value)),
      z.array(oneOf(...OPTIONAL_CALLS), {
        error: `must be all, none, or a list of ${OPTIONAL_CALLS.join(', ')}`,
      }),
    )
    .default([...OPTIONAL_CALLS])
    .meta({ shownDefault: '`all`' } satisfies KindNotes);

/** Services that pages use, and what the backend has. */
export const SERVICE_SETTINGS = {
  CAPTCHA: oneOf('altcha', 'off')
    .default(DEFAULT_PAGE_SETTINGS.captcha)
    .describe('`off` for a backend without the captcha extension'),
  CARDS: oneOf('on', 'off')
    .default(DEFAULT_PAGE_SETTINGS.cards)
    .describe(
      '`off` for a backend that accepts no cards; accounts offer to save none. Under `npm start`: whether the backend accepts cards',
    ),
  PASSWORD_RESET: oneOf('on', 'off')
    .default(DEFAULT_PAGE_SETTINGS.passwordReset)
    .describe(
      '`off` for a backend that mails no links for a new password; screens offer none. Under `npm start`: whether the backend has mail',
    ),
  OPTIONAL_CALLS: optionalCalls().describe(
    `optional calls that the backend has: \`all\`, \`none\`, or some of ${OPTIONAL_CALLS.map((call) => `\`${call}\``).join(', ')}. Screens do not offer what needs another one ([adopt.md](adopt.md)). Under \`npm start\`: those of the backend`,
  ),
  ANALYTICS_URL: address()
    .default('')
    .describe(
      'service that counts steps of the checkout and purchases; each is posted as JSON: `{"event": "checkout_step", "step": 2, "label": "…"}` or `{"event": "purchase", "value": "45.99", "currency": "USD"}`, and nothing about the shopper. None: events stay in the `dataLayer` of the page',
    ),
  WEB_VITALS: oneOf('on', 'off')
    .default(DEFAULT_PAGE_SETTINGS.webVitals)
    .describe(
      '`on`: browsers measure how fast pages are for shoppers and send the figures to the storefront, which adds them to its metrics ([operate.md](operate.md#what-shoppers-experience)); nothing else is sent',
    ),
  LOCATOR_URL: address()
    .default('')
    .describe(
      'service that returns the zipcode of a position: `{"zipcode": "10001"}` for `?lat=…&lon=…`. The gate has a button for it',
    ),
  TILE_URL: tiles()
    .or(z.literal(''))
    .default('')
    .describe(
      'map tiles, with `{z}`, `{x}` and `{y}`; none: the shop draws the outlines of the states that it ships',
    ),
  TILE_ATTRIBUTION: line()
    .or(z.literal(''))
    .default('')
    .describe('attribution that the owner of the tiles asks for'),
};
