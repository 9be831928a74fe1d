import { readSettings } from './config';
import { StartProblem } from '../../server/start-problem';

it('has defaults for a first start', () => {
  expect(readSettings({})).toMatchObject({
    host: '127.0.0.1',
    port: 4600,
    limitFactor: 1,
    lockWaitMs: 10_000,
    captcha: { required: true },
  });
});

it.each([
  [{ PORT: 'abc' }, 'PORT must be a whole number, not "abc".'],
  [{ TRUST_PROXY: 'maybe' }, 'TRUST_PROXY must be 1 or 0, not "maybe".'],
  [
    { IMAGE_ORIGINS: "https://tiles.example; script-src 'unsafe-inline'" },
    `IMAGE_ORIGINS must name origins such as https://tiles.example, not "https://tiles.example; script-src 'unsafe-inline'".`,
  ],
  [
    { IMAGE_ORIGINS: 'tiles.example' },
    'IMAGE_ORIGINS must name origins such as https://tiles.example, not "tiles.example".',
  ],
  [
    { PAYMENT_PUBLISHABLE_KEY: 'sk_live_x' },
    'PAYMENT_PUBLISHABLE_KEY must be a publishable key; those start with pk_.',
  ],
  [
    { PAYMENT_PUBLISHABLE_KEY: 'pk_live_x' },
    'PAYMENT_PUBLISHABLE_KEY must start with pk_sandbox unless PAYMENT_SECRET_KEY is set: the sandbox cannot charge with a real key.',
  ],
  [
    { PAYMENT_SECRET_KEY: 'pk_test_x' },
    'PAYMENT_SECRET_KEY must be a secret or restricted key, as sk_test_… or rk_live_….',
  ],
  [
    { PAYMENT_SECRET_KEY: 'sk_live_x', PAYMENT_PUBLISHABLE_KEY: 'pk_test_x' },
    'PAYMENT_SECRET_KEY needs a PAYMENT_PUBLISHABLE_KEY that starts with pk_live_.',
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
});

it('reads lists and flags', () => {
  const settings = readSettings({
    CORS_ORIGINS: 'https://a.example, https://b.example',
    IMAGE_ORIGINS: 'https://tiles.example/,http://localhost:8080',
    CAPTCHA_REQUIRED: '0',
    TRUST_PROXY: 'true',
  });
  expect(settings).toMatchObject({
    corsOrigins: ['https://a.example', 'https://b.example'],
    imageOrigins: ['https://tiles.example', 'http://localhost:8080'],
    captcha: { required: false },
    trustProxy: true,
  });
});
