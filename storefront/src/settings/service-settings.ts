import { z } from 'zod';
import { DEFAULT_PAGE_SETTINGS } from '../../../settings/default-page-settings';
import { address, line, oneOf } from './kinds';

const tiles = () =>
  z
    .string({ error: 'must be a text' })
    .refine(
      (url) => ['{z}', '{x}', '{y}'].every((part) => url.includes(part)) && URL.canParse(url, 'http://shop'),
      'must be an address with {z}, {x} and {y}, such as https://tiles.example/{z}/{x}/{y}.png',
    );

/** Services that pages use. */
export const SERVICE_SETTINGS = {
  CAPTCHA: oneOf('altcha', 'off')
    .default(DEFAULT_PAGE_SETTINGS.captcha)
    .describe('`off` for a backend without the captcha extension'),
  LOCATOR_URL: address()
    .default('')
    .describe('service that returns the zipcode of a position: `{"zipcode": "10001"}` for `?lat=…&lon=…`'),
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
