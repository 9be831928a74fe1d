import { BROWSING, type BrowsingConnections, CONNECTIONS } from './adapters/postgres/connections';
import { AGE_POLICIES, type AgePolicy } from './domain/identity/age';
import type { SmtpSettings } from './adapters/mail/smtp-settings';
import type { StripeSettings } from './adapters/card/stripe-client';
import { publishableKey, stripe } from './card-settings';
import {
  addressOf,
  atLeastOne,
  currencyOf,
  type Environment,
  flag,
  list,
  oneOf,
  originOf,
  portOf,
  upTo,
  wholeNumber,
} from './environment';
import { type Currency, DEFAULT_CURRENCY } from './domain/shared/currency';
import { smtp } from './mail-settings';
import { type OperatorSettings, operatorSettings } from './operator-settings';
import { type PictureSettings, pictures } from './picture-settings';
import { checkMode, type Mode, readMode } from './mode';
import { type Providers, readProviders } from './providers';
import { StartProblem } from '../../server/start-problem';
import { LOG_LEVELS } from '../../server/log-options';
import { checkShutdownTimes, MAX_SHUTDOWN_S, type ShutdownTimes } from '../../server/shutdown-times';
import { trustedProxies, TRUSTED_PROXIES_ARE, type TrustedProxies } from '../../server/trusted-proxies';

/** Settings of a deployment, read from the environment once (docs/configuration.md). */
export interface Settings {
  mode: Mode;
  providers: Providers;
  host: string;
  port: number;
  dataFolder?: string;
  databaseUrl?: string;
  /** A read replica of it, for browsing. */
  databaseReadUrl?: string;
  /** Connections to PostgreSQL for everything but browsing. */
  connections: number;
  /** Connections to PostgreSQL for browsing, and how many requests may wait for one. */
  browsing: BrowsingConnections;
  /** The delay of the event loop above which browsing calls are answered 503, in milliseconds; 0: they never are. */
  shedDelayMs: number;
  /** Migrates a PostgreSQL database; otherwise one that lacks a migration is refused. */
  migrateAtStart: boolean;
  /** The card provider's publishable key; absent: the store's own; empty: no card payments (BD-01, DEMO-49). */
  publishableKey?: string;
  /** Charges cards through Stripe; absent: cards run in the sandbox. */
  stripe?: StripeSettings;
  /** Sends mail; absent: mail is simulated or off. */
  smtp?: SmtpSettings;
  /** Of every price and payment. */
  currency: Currency;
  /** Demo and test mode are meant for other machines as well. */
  allowPublicHost?: boolean;
  captcha: CaptchaSettings;
  /** What a buyer of age-restricted goods has to show. */
  agePolicy: AgePolicy;
  /** Every member needs a face check before an order, not only those marked for it. */
  faceCheckBeforeOrder: boolean;
  pictures: PictureSettings;
  /** Accepts a password or a token in the query of the calls whose document has it. */
  legacyCredentialQuery: boolean;
  /** Origins of storefronts that are hosted elsewhere. */
  corsOrigins: string[];
  /** Origin of the shop's pages, if it is not that of the calls. */
  shopOrigin?: string;
  /** Origin of this backend for browsers, if they do not call it through the shop. */
  publicOrigin?: string;
  /** The name of the sender of mails. */
  shopName: string;
  /** Words that are guessed for this shop: no password may consist of them. */
  passwordWords: string[];
  /** The proxies whose X-Forwarded-For, -Proto and -Host count. */
  trustProxy: TrustedProxies;
  /** Multiplies the limits of BDG-06. */
  limitFactor: number;
  /** How long an order waits for a locked row, in milliseconds. */
  lockWaitMs: number;
  /** How long a payment provider has to answer before its order is given up, in milliseconds. */
  paymentWaitMs: number;
  /** How long the order and totals of listings are cached. */
  catalogCacheSeconds: number;
  shutdown: ShutdownTimes;
  /** The operator's calls, on a port of their own; absent: there are none. */
  operator?: OperatorSettings;
  /** Serves the API reference. */
  reference: boolean;
  logLevel: (typeof LOG_LEVELS)[number];
  /** Where traces are sent by OTLP over HTTP; absent: none are recorded. */
  tracesEndpoint?: string;
}

export interface CaptchaSettings {
  required: boolean;
  /** Sign challenges; all processes of a deployment must share them. None: random. */
  secrets: readonly string[];
  /** Rounds for each guess; the default takes a phone about two seconds. */
  cost: number;
}

const DEFAULT_CAPTCHA_COST = 5_000;
const CATALOG_CACHE_SECONDS = 15;
const SHED_DELAY_MS = 1_000;

/** @param modes that this server was built for; the first is the default */
export function readSettings(
  env: Environment,
  modes: readonly [Mode, ...Mode[]] = ['production', 'test'],
): Settings {
  const mode = readMode(env, modes);
  const providers = readProviders(env, mode === 'production' ? 'none' : 'sandbox');
  const settings = { mode, providers, ...ownSettings(env, mode) };
  checkMode(settings, env);
  return settings;
}

function ownSettings(env: Environment, mode: Mode): Omit<Settings, 'mode' | 'providers'> {
  const shopName = env.BRAND_NAME || 'Cork & Petal';
  return {
    host: env.HOST || '127.0.0.1',
    port: portOf(env, 'PORT', 4600),
    dataFolder: env.DATA_FOLDER || undefined,
    databaseUrl: env.DATABASE_URL || undefined,
    databaseReadUrl: databaseReadUrl(env),
    connections: atLeastOne(env, 'DATABASE_CONNECTIONS', CONNECTIONS),
    browsing: {
      connections: atLeastOne(env, 'BROWSING_CONNECTIONS', BROWSING.connections),
      waiting: wholeNumber(env, 'BROWSING_WAITING', BROWSING.waiting),
    },
    // The embedded database runs in this process and delays its events.
    shedDelayMs: wholeNumber(env, 'SHED_DELAY_MS', env.DATABASE_URL ? SHED_DELAY_MS : 0),
    migrateAtStart: flag(env, 'MIGRATE_AT_START', mode !== 'production'),
    publishableKey: publishableKey(env),
    stripe: stripe(env),
    smtp: smtp(env),
    currency: currencyOf(env, 'CURRENCY', DEFAULT_CURRENCY),
    allowPublicHost: flag(env, 'ALLOW_PUBLIC_HOST', false),
    captcha: {
      required: flag(env, 'CAPTCHA_REQUIRED', true),
      secrets: list(env.CAPTCHA_SECRET),
      cost: wholeNumber(env, 'CAPTCHA_COST', DEFAULT_CAPTCHA_COST),
    },
    agePolicy: oneOf(env, 'AGE_POLICY', AGE_POLICIES, 'declared'),
    faceCheckBeforeOrder: flag(env, 'FACE_CHECK_BEFORE_ORDER', false),
    pictures: pictures(env, mode),
    legacyCredentialQuery: flag(env, 'LEGACY_CREDENTIAL_QUERY', mode === 'test'),
    corsOrigins: list(env.CORS_ORIGINS),
    shopOrigin: env.SHOP_ORIGIN ? originOf('SHOP_ORIGIN', env.SHOP_ORIGIN) : undefined,
    publicOrigin: env.PUBLIC_BACKEND_URL ? originOf('PUBLIC_BACKEND_URL', env.PUBLIC_BACKEND_URL) : undefined,
    shopName,
    // The people of the demo have the shop's name as their password.
    passwordWords: list(env.PASSWORD_WORDS ?? (mode === 'production' ? shopName : '')),
    trustProxy: proxies(env),
    limitFactor: atLeastOne(env, 'LIMIT_FACTOR', 1),
    lockWaitMs: atLeastOne(env, 'LOCK_WAIT_MS', 10_000),
    paymentWaitMs: atLeastOne(env, 'PAYMENT_WAIT_MS', 30_000),
    catalogCacheSeconds: CATALOG_CACHE_SECONDS,
    shutdown: shutdownTimes(env),
    operator: operatorSettings(env),
    reference: flag(env, 'API_REFERENCE', mode !== 'production'),
    logLevel: oneOf(env, 'LOG_LEVEL', LOG_LEVELS, 'warn'),
    tracesEndpoint: env.OTEL_EXPORTER_OTLP_ENDPOINT
      ? addressOf('OTEL_EXPORTER_OTLP_ENDPOINT', env.OTEL_EXPORTER_OTLP_ENDPOINT)
      : undefined,
  };
}

function databaseReadUrl({ DATABASE_URL, DATABASE_READ_URL }: Environment): string | undefined {
  if (DATABASE_READ_URL && !DATABASE_URL)
    throw new StartProblem('DATABASE_READ_URL needs DATABASE_URL, of which it is a replica.');
  return DATABASE_READ_URL || undefined;
}

function shutdownTimes(env: Environment): ShutdownTimes {
  const times = {
    delay: wholeNumber(env, 'SHUTDOWN_DELAY_SECONDS', 0),
    limit: upTo(MAX_SHUTDOWN_S, env, 'SHUTDOWN_SECONDS', 10),
  };
  checkShutdownTimes(times);
  return times;
}

function proxies({ TRUST_PROXY: text = '' }: Environment): TrustedProxies {
  const trusted = trustedProxies(text || '0');
  if (trusted === undefined)
    throw new StartProblem(`TRUST_PROXY must be ${TRUSTED_PROXIES_ARE}, not "${text}".`);
  return trusted;
}
