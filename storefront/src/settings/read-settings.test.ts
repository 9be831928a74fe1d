import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DEFAULT_PAGE_SETTINGS } from '../../../settings/default-page-settings';
import { OPTIONAL_CALLS } from '../../../settings/page-settings';
import { StartProblem } from '../../../server/start-problem';
import { pageSettings } from './page-settings';
import { readSettings } from './read-settings';

const BACKEND = { BACKEND_URL: 'http://127.0.0.1:4601' };

it('needs nothing but the address of a backend', () => {
  expect(readSettings(BACKEND)).toMatchObject({
    HOST: '127.0.0.1',
    PORT: 4600,
    BACKEND_URL: 'http://127.0.0.1:4601',
    IMAGE_ORIGINS: [],
    TRUST_PROXY: false,
  });
});

it('treats a blank variable as one that is not set', () => {
  expect(readSettings({ ...BACKEND, PORT: '' }).PORT).toBe(4600);
});

it.each([
  [{}, 'BACKEND_URL is required: an origin such as https://shop.example.'],
  [{ ...BACKEND, PORT: 'abc' }, 'PORT must be a whole number, not "abc".'],
  [{ ...BACKEND, PORT: '70000' }, 'PORT must be a whole number from 0 to 65535, not "70000".'],
  [{ ...BACKEND, OPS_PORT: '70000' }, 'OPS_PORT must be a whole number from 0 to 65535, not "70000".'],
  [
    { ...BACKEND, RENDERING_THREADS: '1000' },
    'RENDERING_THREADS must be a whole number from 0 to 256, not "1000".',
  ],
  [{ ...BACKEND, PAGE_CACHE_MB: '0' }, 'PAGE_CACHE_MB must be at least 1, not "0".'],
  [
    { ...BACKEND, SHUTDOWN_SECONDS: '0' },
    'SHUTDOWN_SECONDS must be a whole number from 1 to 86400, not "0".',
  ],
  [
    { ...BACKEND, SHUTDOWN_SECONDS: '3000000' },
    'SHUTDOWN_SECONDS must be a whole number from 1 to 86400, not "3000000".',
  ],
  [
    { ...BACKEND, LOG_LEVEL: 'loud' },
    'LOG_LEVEL must be silent or fatal or error or warn or info or debug or trace, not "loud".',
  ],
  [
    { ...BACKEND, TRUST_PROXY: 'true' },
    'TRUST_PROXY must be a number of proxies, or their networks such as loopback or 10.0.0.0/8, separated by commas, not "true".',
  ],
  [{ ...BACKEND, PURGE_TOKEN: 'short' }, 'PURGE_TOKEN must have at least 16 characters.'],
  [
    { ...BACKEND, CONTACT_EMAIL: 'care' },
    'CONTACT_EMAIL must be an e-mail address such as care@shop.example, not "care".',
  ],
  [
    { ...BACKEND, BRAND_LOGO: 'javascript:alert(1)' },
    'BRAND_LOGO must be an address such as https://files.example/logo.svg, or a path such as /logo.svg, not "javascript:alert(1)".',
  ],
  [
    { ...BACKEND, TILE_URL: 'https://tiles.example/1.png' },
    'TILE_URL must be an address with {z}, {x} and {y}, such as https://tiles.example/{z}/{x}/{y}.png, not "https://tiles.example/1.png".',
  ],
  [{ ...BACKEND, BRAND_LEGAL_LINES: '["one", 2]' }, 'BRAND_LEGAL_LINES[1] must be a text, not 2.'],
  [
    { ...BACKEND, BRAND_NAME: 'Rose & Rye' },
    'CONTACT_PHONE is required with a BRAND_NAME of your own.\nCONTACT_EMAIL is required with a BRAND_NAME of your own.',
  ],
  [
    { ...BACKEND, CURRENCY: 'JPY' },
    'CURRENCY must be the ISO 4217 code of a currency with two decimals, such as EUR, not "JPY".',
  ],
  [
    { ...BACKEND, CURRENCY_SIGN: '<b>' },
    'CURRENCY_SIGN must be a sign of at most 5 characters, such as $, not "<b>".',
  ],
  [
    { ...BACKEND, OPTIONAL_CALLS: 'signout' },
    'OPTIONAL_CALLS must be cancelRedemption or createSelfieUploadLink or declareAge or deleteIdentityPictures or getOrderAttempt or signOut, not "signout".',
  ],
  [{ ...BACKEND, FILES_FOLDER: '/no/such/folder' }, 'FILES_FOLDER must be a folder, not "/no/such/folder".'],
  [{ ...BACKEND, CARD_PROVIDER: 'paypal' }, 'CARD_PROVIDER must be none or stripe, not "paypal".'],
  [
    { BACKEND_URL: 'backend.example' },
    'BACKEND_URL must be an origin such as https://shop.example, not "backend.example".',
  ],
  [
    { ...BACKEND, IMAGE_ORIGINS: "https://tiles.example; script-src 'unsafe-inline'" },
    `IMAGE_ORIGINS must be an origin such as https://shop.example, not "https://tiles.example; script-src 'unsafe-inline'".`,
  ],
])('refuses %j, naming the variable, the value and what it must be', (env, problem) => {
  expect(() => readSettings(env)).toThrow(new StartProblem(problem));
});

it('names every variable that cannot be read, not only the first', () => {
  expect(() => readSettings({ PORT: 'x', LOG_LEVEL: 'info' })).toThrow(
    'PORT must be a whole number, not "x".\nBACKEND_URL is required',
  );
});

it.each([
  [undefined, [...OPTIONAL_CALLS]],
  ['all', [...OPTIONAL_CALLS]],
  ['none', []],
  ['signOut, getOrderAttempt', ['signOut', 'getOrderAttempt']],
])('reads which optional calls the backend has: %s', (given, calls) => {
  expect(readSettings({ ...BACKEND, OPTIONAL_CALLS: given }).OPTIONAL_CALLS).toEqual(calls);
});

it('reads lists of origins', () => {
  const { IMAGE_ORIGINS } = readSettings({
    ...BACKEND,
    IMAGE_ORIGINS: 'https://tiles.example/, http://localhost:8080',
  });
  expect(IMAGE_ORIGINS).toEqual(['https://tiles.example', 'http://localhost:8080']);
});

describe('a settings file', () => {
  const folder = mkdtempSync(join(tmpdir(), 'settings-'));
  const file = join(folder, 'shop.json');
  afterAll(() => rmSync(folder, { recursive: true }));

  const withFile = (text: string, env: Record<string, string> = {}) => {
    writeFileSync(file, text);
    return () => readSettings({ SETTINGS_FILE: file, ...env });
  };
  const problemOf = (read: () => unknown) => {
    try {
      read();
    } catch (error) {
      if (error instanceof StartProblem) return error.message;
    }
    return undefined;
  };

  it('is read like the environment, which wins', () => {
    const read = withFile(
      '{"BACKEND_URL": "https://backend.example", "PORT": 8080, "TRUST_PROXY": 0, "CAPTCHA": "off", "BRAND_LEGAL_LINES": ["one", "two"], "IMAGE_ORIGINS": ["https://a.example"]}',
      { CAPTCHA: 'altcha', PORT: '' },
    );
    expect(read()).toMatchObject({
      BACKEND_URL: 'https://backend.example',
      PORT: 8080,
      TRUST_PROXY: false,
      CAPTCHA: 'altcha',
      BRAND_LEGAL_LINES: ['one', 'two'],
      IMAGE_ORIGINS: ['https://a.example'],
    });
  });

  it.each([
    [
      '{"BACKEND_URL": "backend.example"}',
      `BACKEND_URL in ${file} must be an origin such as https://shop.example, not "backend.example".`,
    ],
    [
      '{"BACKEND_URL": "https://a.example", "IMAGE_ORIGINS": ["https://b.example", 3]}',
      `IMAGE_ORIGINS[1] in ${file} must be an origin such as https://shop.example, not 3.`,
    ],
    [
      '{"BRAND_NMAE": "Rose"}',
      `BRAND_NMAE in ${file} is not a setting: correct the name, or remove it (docs/configuration.md).`,
    ],
    ['[]', `SETTINGS_FILE must be a JSON object such as {"BRAND_NAME": "My Shop"}; ${file} is not.`],
  ])('is refused by name, place, value and fix: %s', (text, problem) => {
    expect(problemOf(withFile(text))).toBe(problem);
  });

  it('is refused if it is not JSON, or does not exist', () => {
    expect(problemOf(withFile('{PORT: 1}'))).toContain(`${file} is not: `);
    expect(problemOf(() => readSettings({ SETTINGS_FILE: `${file}.none` }))).toBe(
      `SETTINGS_FILE must be a file that can be read, not "${file}.none" (ENOENT).`,
    );
  });
});

it('gives pages no settings that are secret or only about the server', () => {
  const page = pageSettings(
    readSettings({ ...BACKEND, PURGE_TOKEN: 'a-secret-of-the-server', TILE_ATTRIBUTION: 'Tiles' }),
  );
  expect(JSON.stringify(page)).not.toMatch(/a-secret|127\.0\.0\.1/);
  expect(page.mapTiles.attribution).toBe('Tiles');
});

it('gives pages the defaults of the shop, unless they are set', () => {
  expect(pageSettings(readSettings(BACKEND))).toEqual(DEFAULT_PAGE_SETTINGS);
});
