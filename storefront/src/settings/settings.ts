import { z } from 'zod';
import { LOG_LEVELS } from '../../../server/log-options';
import { MAX_SHUTDOWN_S } from '../../../server/shutdown-times';
import { BRAND_SETTINGS } from './brand-settings';
import { LANGUAGES } from '../../../settings/page-settings';
import {
  address,
  type KindNotes,
  list,
  oneOf,
  optionalPort,
  origin,
  port,
  proxies,
  text,
  wholeNumber,
} from './kinds';
import { SERVICE_SETTINGS } from './service-settings';

const languages = () => list(oneOf(...LANGUAGES)).meta({ shownDefault: '`all`' } satisfies KindNotes);

/** How the server runs. */
const SERVER_SETTINGS = {
  PORT: port(4600).describe('port to listen on; `0` picks a free one'),
  HOST: text('127.0.0.1').describe('address to listen on'),
  OPS_PORT: optionalPort().describe(
    'own port for `/healthz`, `/readyz` and `/metrics` ([operate.md](operate.md)); none: they are on `PORT`',
  ),
  BACKEND_URL: origin().describe('origin of the backend, as the storefront reaches it. `npm start` sets it'),
  PUBLIC_BACKEND_URL: origin()
    .optional()
    .describe(
      'origin of the backend for browsers, which then call it directly: it must allow the shop in its `CORS_ORIGINS`, and the storefront passes no calls on. None: browsers call the storefront, which passes them on',
    ),
  SHOP_FOLDER: text('dist/shop').describe('folder of the built shop'),
  SHOP_SERVER_FOLDER: text('dist/shop-server').describe('folder of what is built of the shop for its server'),
  LANGUAGES: languages().describe(
    'languages of the pages, `en` and `es`; the first one is for browsers that ask for none of them. A shopper can choose another at the end of each page. None: all that the shop is built in',
  ),
  SHOP_ORIGIN: origin()
    .optional()
    .describe(
      "origin of the shop's pages, for links that must name it: the sitemap, canonical links, shared links. None: the sitemap has the origin of the request, and the other links are left out",
    ),
  PAGE_CACHE_MB: wholeNumber(64, { min: 1 }).describe('memory for rendered pages, in MiB'),
  RENDERING_THREADS: wholeNumber(1, { max: 256 }).describe(
    'threads that render first screens; `0`: browsers render everything',
  ),
  CARD_PROVIDER: oneOf('none', 'stripe')
    .default('none')
    .describe(
      "`stripe`: pages may load Stripe's card fields. Under `npm start`: `stripe` if `PAYMENT_SECRET_KEY` is set",
    ),
  IMAGE_ORIGINS: list(origin()).describe('other origins of pictures'),
  UPLOAD_ORIGIN: origin()
    .optional()
    .describe(
      'origin of the bucket to which browsers upload pictures by signed links. Under `npm start`: `BUCKET_ENDPOINT` if `BUCKET_NAME` is set',
    ),
  CSP_REPORT_URL: address()
    .optional()
    .describe('where browsers report what the content security policy forbade, by the Reporting API'),
  PURGE_TOKEN: z
    .string()
    .min(16, 'must have at least 16 characters')
    .optional()
    .describe(
      'bearer token that may purge rendered pages: `POST /_purge`, for some of them with `{"tags": ["product-101"]}`; none: nobody may',
    ),
  TRUST_PROXY: proxies().describe(
    'number of proxies in front of the storefront, or their networks (`loopback`, `10.0.0.0/8`): only their `X-Forwarded-…` headers are trusted',
  ),
  SHUTDOWN_SECONDS: wholeNumber(10, { min: 1, max: MAX_SHUTDOWN_S }).describe(
    'how long stopping may take before open requests are cut off',
  ),
  SHUTDOWN_DELAY_SECONDS: wholeNumber(0).describe(
    'how long the storefront goes on answering once it is told to stop, until load balancers have noticed',
  ),
  OTEL_EXPORTER_OTLP_ENDPOINT: address()
    .optional()
    .describe(
      'collector to which traces are sent by OTLP over HTTP ([operate.md](operate.md#traces)); none: no traces',
    ),
  LOG_LEVEL: oneOf(...LOG_LEVELS)
    .default('warn')
    .describe(
      `level of pino: ${LOG_LEVELS.map((level) => `\`${level}\``).join(', ')}; query strings, bodies and tokens are never logged`,
    ),
};

/**
 * Every setting of the storefront, by the name of its environment variable, which is also its name in the settings file.
 * docs/configuration.md is generated from the groups, their kinds and descriptions.
 */
export const SETTING_GROUPS = {
  Server: SERVER_SETTINGS,
  Brand: BRAND_SETTINGS,
  Services: SERVICE_SETTINGS,
};

export const SETTINGS = { ...SERVER_SETTINGS, ...BRAND_SETTINGS, ...SERVICE_SETTINGS };

/** Settings of a deployment. */
export type Settings = z.output<z.ZodObject<typeof SETTINGS>>;
