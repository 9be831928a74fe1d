import { StartProblem } from '../../server/start-problem';
import { readSettings } from './config';
import type { Environment } from './environment';

const PRODUCTION = {
  DATABASE_URL: 'postgres://shop@database/shop',
  SHOP_ORIGIN: 'https://shop.example',
  CAPTCHA_SECRET: 'secret',
};
const LIVE = { PAYMENT_SECRET_KEY: 'sk_live_1', PAYMENT_PUBLISHABLE_KEY: 'pk_live_1' };

const ofServer = (env: Environment) => readSettings(env, ['production', 'test']);
const ofDemo = (env: Environment) => readSettings(env, ['demo']);

function problem(read: () => unknown): string {
  try {
    read();
    return '';
  } catch (error) {
    if (error instanceof StartProblem) return error.message;
    throw error;
  }
}

describe('production', () => {
  it('is the mode of a server without the demo, and simulates nothing: what is not configured is off', () => {
    expect(ofServer(PRODUCTION)).toMatchObject({
      mode: 'production',
      providers: { cards: 'none', upi: 'none', identity: 'none', mail: 'none' },
    });
    expect(ofServer({ ...PRODUCTION, ...LIVE }).providers.cards).toBe('stripe');
    const smtp = { SMTP_URL: 'smtps://mail.example', MAIL_FROM: 'shop@shop.example' };
    expect(ofServer({ ...PRODUCTION, ...smtp }).providers.mail).toBe('smtp');
  });

  it('serves the API reference only if that is asked for', () => {
    expect(ofServer(PRODUCTION).reference).toBe(false);
    expect(ofServer({ ...PRODUCTION, API_REFERENCE: 'true' }).reference).toBe(true);
    expect(ofDemo({}).reference).toBe(true);
  });

  it("refuses passwords of the shop's name, unless other words are listed", () => {
    expect(ofServer(PRODUCTION).passwordWords).toEqual(['Cork & Petal']);
    expect(ofServer({ ...PRODUCTION, BRAND_NAME: 'Wine Co' }).passwordWords).toEqual(['Wine Co']);
    expect(ofServer({ ...PRODUCTION, PASSWORD_WORDS: 'wine, gin' }).passwordWords).toEqual(['wine', 'gin']);
    expect(ofDemo({}).passwordWords).toEqual([]);
  });

  it('names everything that has to be chosen, at once', () => {
    const text = problem(() => ofServer({}));
    expect(text).toMatch(/^MODE=production does not start with these settings\./);
    for (const name of ['DATABASE_URL', 'SHOP_ORIGIN', 'CAPTCHA_SECRET'])
      expect(text).toContain(`Set ${name}`);
  });

  it.each([
    ['CARD_PROVIDER', 'sandbox'],
    ['UPI_PROVIDER', 'sandbox'],
    ['IDENTITY_PROVIDER', 'sandbox'],
    ['MAIL_PROVIDER', 'sandbox'],
  ])('refuses %s=%s, also beside live keys', (name, value) => {
    const live = name === 'CARD_PROVIDER' ? {} : LIVE;
    expect(problem(() => ofServer({ ...PRODUCTION, ...live, [name]: value }))).toContain(
      `Remove ${name}=sandbox`,
    );
  });

  it('refuses a key of the sandbox', () => {
    const env = { ...PRODUCTION, PAYMENT_PUBLISHABLE_KEY: 'pk_sandbox_mine' };
    expect(problem(() => ofServer(env))).toContain('Replace PAYMENT_PUBLISHABLE_KEY');
  });

  it('refuses a test key, with which nobody is charged, unless that is meant', () => {
    const env = { ...PRODUCTION, PAYMENT_SECRET_KEY: 'rk_test_1', PAYMENT_PUBLISHABLE_KEY: 'pk_test_1' };
    expect(problem(() => ofServer(env))).toContain('Replace PAYMENT_SECRET_KEY, which is a test key');
    expect(ofServer({ ...env, ALLOW_TEST_CARDS: 'true' }).providers.cards).toBe('stripe');
    expect(ofServer({ ...PRODUCTION, ...LIVE }).providers.cards).toBe('stripe');
  });

  it('takes no token from the address unless that is configured, nor does the demo', () => {
    expect(ofServer(PRODUCTION).legacyCredentialQuery).toBe(false);
    expect(ofDemo({}).legacyCredentialQuery).toBe(false);
    expect(ofServer({ ...PRODUCTION, LEGACY_CREDENTIAL_QUERY: 'true' }).legacyCredentialQuery).toBe(true);
  });

  it('signs links to a folder of pictures with a secret that lasts, and has no folder by default', () => {
    expect(ofServer({ ...PRODUCTION, DATA_FOLDER: '/data' }).pictures.folder).toBeUndefined();
    const env = { ...PRODUCTION, PICTURE_FOLDER: '/pictures' };
    expect(problem(() => ofServer(env))).toContain('Set LINK_SECRET');
    expect(ofServer({ ...env, LINK_SECRET: 'secret' }).pictures.folder).toBe('/pictures');
  });

  it('refuses settings that require a face check or an identity check that nobody could pass', () => {
    const env = { ...PRODUCTION, FACE_CHECK_BEFORE_ORDER: 'true' };
    expect(problem(() => ofServer(env))).toContain('Remove FACE_CHECK_BEFORE_ORDER');
    const verified = { ...PRODUCTION, AGE_POLICY: 'verified' };
    expect(problem(() => ofServer(verified))).toContain('Remove AGE_POLICY=verified');
    expect(ofServer(PRODUCTION).agePolicy).toBe('declared');
  });

  it('may listen on every address', () => {
    expect(ofServer({ ...PRODUCTION, HOST: '0.0.0.0' }).host).toBe('0.0.0.0');
  });
});

describe('demo and test', () => {
  it('simulate every provider that is not configured', () => {
    const sandboxes = { cards: 'sandbox', upi: 'sandbox', identity: 'sandbox', mail: 'sandbox' };
    expect(ofDemo({})).toMatchObject({ mode: 'demo', providers: sandboxes });
    expect(ofServer({ MODE: 'test' })).toMatchObject({ mode: 'test', providers: sandboxes });
    expect(ofDemo({ UPI_PROVIDER: 'none' }).providers.upi).toBe('none');
  });

  it.each(['127.0.0.1', '127.1.2.3', '::1', 'localhost'])('start on %s', (host) => {
    expect(ofDemo({ HOST: host }).host).toBe(host);
  });

  it.each([
    { HOST: '0.0.0.0' },
    { HOST: '::' },
    { HOST: '192.0.2.7' },
    { HOST: '127.0.0.1.example' },
    { HOST: '127.0.0.1', SHOP_HOST: '0.0.0.0' },
    { OPERATOR_HOST: '0.0.0.0' },
  ])('refuse to be reached by other machines: %j', (hosts) => {
    for (const read of [() => ofDemo(hosts), () => ofServer({ MODE: 'test', ...hosts })])
      expect(problem(read)).toContain('can be reached by other machines');
    expect(ofDemo({ ...hosts, ALLOW_PUBLIC_HOST: 'true' }).mode).toBe('demo');
  });

  it('refuse a live key, and accept a test key', () => {
    for (const read of [() => ofDemo(LIVE), () => ofServer({ MODE: 'test', ...LIVE })])
      expect(problem(read)).toContain('Replace PAYMENT_SECRET_KEY, which is a live key');
    const test = { PAYMENT_SECRET_KEY: 'sk_test_1', PAYMENT_PUBLISHABLE_KEY: 'pk_test_1' };
    expect(ofDemo(test).providers.cards).toBe('stripe');
  });
});

it.each([
  [{ MODE: 'demo' }, 'MODE must be production or test for this server, not "demo".'],
  [{ MODE: 'staging' }, 'MODE must be production or test for this server, not "staging".'],
  [{ DEMO: 'false' }, 'DEMO is no longer read: set MODE to demo, test or production.'],
  [{ TEST_MODE: 'true' }, 'TEST_MODE is no longer read: set MODE to demo, test or production.'],
  [{ MODE: 'test', UPI_PROVIDER: 'real' }, 'UPI_PROVIDER must be sandbox or none, not "real".'],
  [{ MAIL_PROVIDER: 'smtp' }, 'MAIL_PROVIDER=smtp needs SMTP_URL and MAIL_FROM.'],
  [
    { SMTP_URL: 'smtp://mail.example', MAIL_PROVIDER: 'sandbox' },
    'MAIL_PROVIDER=sandbox does not go with SMTP_URL: leave one of them out.',
  ],
  [{ CARD_PROVIDER: 'stripe' }, 'CARD_PROVIDER=stripe needs PAYMENT_SECRET_KEY and PAYMENT_PUBLISHABLE_KEY.'],
  [
    { ...LIVE, CARD_PROVIDER: 'none' },
    'CARD_PROVIDER=none does not go with PAYMENT_SECRET_KEY: leave one of them out.',
  ],
])('refuses %j in one sentence', (env, sentence) => {
  expect(problem(() => ofServer(env))).toBe(sentence);
});
