import { readSettings as readAny } from './config';
import type { Environment } from './environment';
import { StartProblem } from '../../server/start-problem';

const readSettings = (env: Environment) => readAny(env, ['demo']);

it('has defaults for a first start', () => {
  expect(readSettings({})).toMatchObject({
    host: '127.0.0.1',
    port: 4600,
    limitFactor: 1,
    migrateAtStart: true,
    lockWaitMs: 10_000,
    paymentWaitMs: 30_000,
    captcha: { required: true },
    currency: 'USD',
  });
});

it.each([
  [
    { CURRENCY: 'JPY' },
    'CURRENCY must be the ISO 4217 code of a currency with two decimals, such as EUR, not "JPY".',
  ],
  [{ PORT: 'abc' }, 'PORT must be a whole number, not "abc".'],
  [{ PORT: '70000' }, 'PORT must be a whole number from 0 to 65535, not "70000".'],
  [
    { OPERATOR_PORT: '70000', OPERATOR_TOKENS: 'anna:0f1e2d3c4b5a69788796a5b4c3d2e1f0' },
    'OPERATOR_PORT must be a whole number from 0 to 65535, not "70000".',
  ],
  [
    { SHUTDOWN_SECONDS: '3000000' },
    'SHUTDOWN_SECONDS must be a whole number from 0 to 86400, not "3000000".',
  ],
  [
    { LOG_LEVEL: 'loud' },
    'LOG_LEVEL must be silent or fatal or error or warn or info or debug or trace, not "loud".',
  ],
  [
    { DATABASE_READ_URL: 'postgres://replica/shop' },
    'DATABASE_READ_URL needs DATABASE_URL, of which it is a replica.',
  ],
  [{ OPERATOR_TOKENS: 'anna:0f1e2d3c4b5a69788796a5b4c3d2e1f0' }, 'OPERATOR_TOKENS needs OPERATOR_PORT.'],
  [{ OPERATOR_PORT: '4700' }, 'OPERATOR_PORT needs OPERATOR_TOKENS: make one with: openssl rand -hex 32.'],
  [{ LIMIT_FACTOR: '0' }, 'LIMIT_FACTOR must be at least 1, not "0".'],
  [{ LOCK_WAIT_MS: '0' }, 'LOCK_WAIT_MS must be at least 1, not "0".'],
  [{ PAYMENT_WAIT_MS: '0' }, 'PAYMENT_WAIT_MS must be at least 1, not "0".'],
  [{ BROWSING_CONNECTIONS: '0' }, 'BROWSING_CONNECTIONS must be at least 1, not "0".'],
  [
    { OTEL_EXPORTER_OTLP_ENDPOINT: 'collector:4318' },
    'OTEL_EXPORTER_OTLP_ENDPOINT must be an address such as http://127.0.0.1:4318, not "collector:4318".',
  ],
  [
    { TRUST_PROXY: 'true' },
    'TRUST_PROXY must be a number of proxies, or their networks such as loopback or 10.0.0.0/8, separated by commas, not "true".',
  ],
  [
    { SHOP_ORIGIN: 'shop.example' },
    'SHOP_ORIGIN must be an origin such as https://shop.example, not "shop.example".',
  ],
  [
    { PAYMENT_PUBLISHABLE_KEY: 'sk_live_x' },
    'PAYMENT_PUBLISHABLE_KEY must be a publishable key, which starts with pk_.',
  ],
  [
    { PAYMENT_PUBLISHABLE_KEY: 'pk_live_x' },
    'PAYMENT_PUBLISHABLE_KEY must start with pk_sandbox unless PAYMENT_SECRET_KEY is set: the sandbox cannot charge with a real key.',
  ],
  [
    { PAYMENT_SECRET_KEY: 'pk_test_x' },
    'PAYMENT_SECRET_KEY must be a secret or restricted key, such as sk_test_… or rk_live_….',
  ],
  [
    { PAYMENT_SECRET_KEY: 'sk_live_x', PAYMENT_PUBLISHABLE_KEY: 'pk_test_x' },
    'PAYMENT_SECRET_KEY needs a PAYMENT_PUBLISHABLE_KEY that starts with pk_live_.',
  ],
  [
    {
      PAYMENT_SECRET_KEY: 'sk_test_x',
      PAYMENT_PUBLISHABLE_KEY: 'pk_test_x',
      PAYMENT_WEBHOOK_SECRET: 'sk_test_x',
    },
    'PAYMENT_WEBHOOK_SECRET must be the signing secret of an endpoint, which starts with whsec_.',
  ],
  [{ PAYMENT_WEBHOOK_SECRET: 'whsec_x' }, 'PAYMENT_WEBHOOK_SECRET needs PAYMENT_SECRET_KEY.'],
  [{ SMTP_URL: 'https://mail.example' }, 'SMTP_URL must be like smtps://user:password@mail.example:465.'],
  [{ SMTP_URL: 'mail.example:587' }, 'SMTP_URL must be like smtps://user:password@mail.example:465.'],
  [
    { SMTP_URL: 'smtp://mail.example', MAIL_FROM: 'The shop' },
    'SMTP_URL needs MAIL_FROM, the address of the sender such as shop@shop.example, not "The shop".',
  ],
  [
    { SMTP_URL: 'smtp://mail.example', MAIL_FROM: 'shop@shop.example' },
    'SMTP_URL needs SHOP_ORIGIN, for the links in mails.',
  ],
])('refuses %j in one sentence [BD-01]', (env, sentence) => {
  expect(() => readSettings(env)).toThrow(new StartProblem(sentence));
});

it.each([
  [{}, undefined],
  [{ PAYMENT_PUBLISHABLE_KEY: '' }, ''],
  [{ PAYMENT_PUBLISHABLE_KEY: 'pk_sandbox_mine' }, 'pk_sandbox_mine'],
])('reads the payment key of %j: not set, set to none, or this one [BD-01] [DEMO-49]', (env, key) => {
  expect(readSettings(env).publishableKey).toBe(key);
});

it('charges through Stripe if the secret key is set, otherwise in the sandbox [X-146]', () => {
  const keys = { PAYMENT_SECRET_KEY: 'sk_test_x', PAYMENT_PUBLISHABLE_KEY: 'pk_test_x' };
  expect(readSettings(keys)).toMatchObject({
    publishableKey: 'pk_test_x',
    stripe: { secretKey: 'sk_test_x', origin: 'https://api.stripe.com' },
  });
  expect(readSettings({}).stripe).toBeUndefined();
  expect(readSettings({ ...keys, PAYMENT_WEBHOOK_SECRET: 'whsec_x' }).stripe).toMatchObject({
    webhookSecret: 'whsec_x',
  });
});

it('reads lists and flags', () => {
  const settings = readSettings({
    CORS_ORIGINS: 'https://a.example, https://b.example',
    CAPTCHA_REQUIRED: '0',
    TRUST_PROXY: 'loopback',
  });
  expect(settings).toMatchObject({
    corsOrigins: ['https://a.example', 'https://b.example'],
    captcha: { required: false },
    trustProxy: ['loopback'],
  });
});

describe('the credentials of operators', () => {
  const TOKEN = '0f1e2d3c4b5a69788796a5b4c3d2e1f0';
  const OTHER = 'f0e1d2c3b4a5968778695a4b3c2d1e0f';
  const tokens = (text: string) => readSettings({ OPERATOR_PORT: '4700', OPERATOR_TOKENS: text }).operator;

  it('are none unless they are set, in every mode', () => {
    expect(readSettings({}).operator).toBeUndefined();
    expect(readAny({}, ['test']).operator).toBeUndefined();
  });

  it('have a name and are kept as hashes, so that two can be valid while one is replaced', () => {
    const operator = tokens(`anna:${TOKEN}, anna:${OTHER}`);
    expect(operator).toMatchObject({ host: '127.0.0.1', port: 4700 });
    expect(operator?.tokens.map(({ name, hash }) => [name, hash.length])).toEqual([
      ['anna', 32],
      ['anna', 32],
    ]);
    expect(JSON.stringify(operator)).not.toContain(TOKEN);
  });

  it.each([
    [`${TOKEN}`, 'must be like anna:token'],
    [`anna smith:${TOKEN}`, 'must be like anna:token'],
    [`anna:${TOKEN.slice(1)}`, 'must have at least 32 characters'],
    [`anna:${TOKEN}, bert:${'ab'.repeat(32)}`, 'The token of bert in OPERATOR_TOKENS can be guessed'],
    [`anna:${TOKEN}, bert:${TOKEN}`, 'contains the same token twice'],
  ])('are refused like %s, without repeating one', (text, message) => {
    let said = '';
    try {
      tokens(text);
    } catch (error) {
      said = (error as StartProblem).message;
    }
    expect(said).toContain(message);
    expect(said).not.toContain(TOKEN.slice(1));
  });

  it('have a port of their own', () => {
    const env = { PORT: '4600', OPERATOR_PORT: '4600', OPERATOR_TOKENS: `anna:${TOKEN}` };
    expect(() => readSettings(env)).toThrow('OPERATOR_PORT must be another port than PORT');
  });
});
