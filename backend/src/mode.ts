import { isIP } from 'node:net';
import { StartProblem } from '../../server/start-problem';
import { type Environment, flag } from './environment';
import type { AgePolicy } from './domain/identity/age';
import type { Providers } from './providers';

/**
 * What a server is for. `demo` and `test` simulate whatever is not configured, and stay on this machine; `production`
 * simulates nothing: what is not configured is off.
 */
export type Mode = 'demo' | 'test' | 'production';

/** The settings that depend on the mode. */
interface CheckedSettings {
  mode: Mode;
  providers: Providers;
  databaseUrl?: string;
  dataFolder?: string;
  shopOrigin?: string;
  publishableKey?: string;
  captcha: { required: boolean; secrets: readonly string[] };
  pictures: { folder?: string; bucket?: object; linkSecrets: readonly string[] };
  agePolicy: AgePolicy;
  faceCheckBeforeOrder: boolean;
}

/** The mode that MODE names; the first of those that this server was built for by default. */
export function readMode({ MODE, DEMO, TEST_MODE }: Environment, possible: readonly [Mode, ...Mode[]]): Mode {
  const replaced = Object.entries({ DEMO, TEST_MODE }).find(([, text]) => text);
  if (replaced)
    throw new StartProblem(`${replaced[0]} is no longer read: set MODE to demo, test or production.`);
  if (!MODE) return possible[0];
  const mode = possible.find((one) => one === MODE);
  if (!mode) throw new StartProblem(`MODE must be ${possible.join(' or ')} for this server, not "${MODE}".`);
  return mode;
}

/** Refuses settings that do not belong together with the mode; names every one of them. */
export function checkMode(settings: CheckedSettings, env: Environment): void {
  const problems = [
    ...(settings.mode === 'production' ? productionProblems(settings, env) : localProblems(env)),
    ...impossibleWithoutIdentityChecks(settings),
  ];
  if (problems.length > 0)
    throw new StartProblem(
      [`MODE=${settings.mode} does not start with these settings.`, ...problems].join('\n- '),
    );
}

export const NO_DATABASE = 'Set DATABASE_URL, or DATA_FOLDER for an embedded database.';

function* missingInProduction({
  databaseUrl,
  dataFolder,
  shopOrigin,
  captcha,
  pictures,
}: CheckedSettings): Generator<string> {
  if (!databaseUrl && !dataFolder) yield NO_DATABASE;
  if (!shopOrigin) yield 'Set SHOP_ORIGIN to the origin of the shop, such as https://shop.example.';
  if (captcha.required && captcha.secrets.length === 0) yield 'Set CAPTCHA_SECRET (openssl rand -hex 32).';
  if (pictures.folder && !pictures.bucket && pictures.linkSecrets.length === 0)
    yield 'Set LINK_SECRET (openssl rand -hex 32): PICTURE_FOLDER needs it.';
}

function productionProblems(settings: CheckedSettings, env: Environment): string[] {
  const { providers, publishableKey } = settings;
  const simulated = [
    ['CARD_PROVIDER', providers.cards],
    ['UPI_PROVIDER', providers.upi],
    ['IDENTITY_PROVIDER', providers.identity],
    ['MAIL_PROVIDER', providers.mail],
  ].filter(([, provider]) => provider === 'sandbox');
  return [
    ...missingInProduction(settings),
    ...simulated.map(([name]) => `Remove ${name}=sandbox: a simulation belongs to MODE=demo or MODE=test.`),
    ...(publishableKey?.startsWith('pk_sandbox')
      ? ['Replace PAYMENT_PUBLISHABLE_KEY: keys that start with pk_sandbox are simulated.']
      : []),
    ...(/^[sr]k_test_/.test(env.PAYMENT_SECRET_KEY ?? '') && !flag(env, 'ALLOW_TEST_CARDS', false)
      ? [
          'Replace PAYMENT_SECRET_KEY, which is a test key, so that orders would be delivered and nobody charged, with a live key, or set ALLOW_TEST_CARDS=true where nothing is delivered.',
        ]
      : []),
  ];
}

/** Settings that require an identity check that nobody could pass. */
function* impossibleWithoutIdentityChecks({
  providers,
  agePolicy,
  faceCheckBeforeOrder,
}: CheckedSettings): Generator<string> {
  if (providers.identity !== 'none') return;
  const because = 'no provider of identity checks is configured, so nobody could';
  if (faceCheckBeforeOrder) yield `Remove FACE_CHECK_BEFORE_ORDER: ${because} order.`;
  if (agePolicy === 'verified') yield `Remove AGE_POLICY=verified: ${because} buy alcohol.`;
}

/** Demo and test mode expose what must not be reachable from a network: faults, mails, known passwords, states. */
function localProblems(env: Environment): string[] {
  const { HOST, SHOP_HOST, OPERATOR_HOST, PAYMENT_SECRET_KEY } = env;
  const hosts = Object.entries({ HOST, SHOP_HOST, OPERATOR_HOST });
  const reachable = hosts.find(([, host]) => host && !isLoopback(host))?.join('=');
  return [
    ...(reachable && !flag(env, 'ALLOW_PUBLIC_HOST', false)
      ? [
          `${reachable} can be reached by other machines, and everybody there could read mails with password links and make calls fail. Leave it out, set MODE=production, or set ALLOW_PUBLIC_HOST=true in a network of your own.`,
        ]
      : []),
    ...(/^[sr]k_live_/.test(PAYMENT_SECRET_KEY ?? '')
      ? ['Replace PAYMENT_SECRET_KEY, which is a live key, with a test key, or set MODE=production.']
      : []),
  ];
}

export const isLoopback = (host: string): boolean =>
  host === 'localhost' || host === '::1' || (isIP(host) === 4 && host.startsWith('127.'));
