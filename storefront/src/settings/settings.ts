import { z } from 'zod';
import { list, optionalNumber, origin, path, proxies, text, wholeNumber } from './kinds';

/**
 * Every setting of the storefront, by its environment variable: the order, the kinds and the descriptions are those of
 * docs/configuration.md.
 */
export const SETTINGS = {
  PORT: wholeNumber(4600).describe('port to listen on; `0` picks a free one'),
  HOST: text('127.0.0.1').describe('address to listen on'),
  OPS_PORT: optionalNumber().describe('own port for `/healthz` and `/readyz`; none: they are on `PORT`'),
  BACKEND_URL: origin().describe('origin of the backend, as the storefront reaches it'),
  SHOP_FOLDER: path('dist/shop').describe('folder of the built shop'),
  SHOP_RENDERER: path('dist/shop-server/entry-server.js').describe(
    'module that renders first screens; blank: browsers render everything',
  ),
  RENDERING_THREADS: wholeNumber(1).describe('threads that render first screens'),
  CARD_PROVIDER: z
    .enum(['none', 'stripe'], { error: 'must be none or stripe' })
    .default('none')
    .describe('whose card fields the pages may load; `none` for the sandbox'),
  IMAGE_ORIGINS: list(origin()).describe('other origins of images, such as map tiles, separated by commas'),
  UPLOAD_ORIGIN: origin()
    .optional()
    .describe('origin of the bucket to which browsers upload pictures by signed links'),
  PURGE_TOKEN: z
    .string()
    .min(16, 'must have at least 16 characters')
    .optional()
    .describe('bearer token that may purge rendered pages (`POST /_purge`); none: nobody may'),
  TRUST_PROXY: proxies().describe(
    'how many proxies stand before the storefront, or their networks: theirs are the `X-Forwarded-…` headers that count',
  ),
  LOG_LEVEL: text('warn').describe('level of pino; query strings, bodies and tokens are never logged'),
};

/** Settings of a deployment. */
export type Settings = z.output<z.ZodObject<typeof SETTINGS>>;
