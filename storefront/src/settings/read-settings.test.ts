import { StartProblem } from '../../../server/start-problem';
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

it('treats a blank variable as one that is not set, except where blank means none', () => {
  expect(readSettings({ ...BACKEND, PORT: '', SHOP_RENDERER: '' })).toMatchObject({
    PORT: 4600,
    SHOP_RENDERER: '',
  });
});

it.each([
  [{}, 'BACKEND_URL is required: an origin such as https://shop.example.'],
  [{ ...BACKEND, PORT: 'abc' }, 'PORT must be a whole number, not "abc".'],
  [
    { ...BACKEND, TRUST_PROXY: 'true' },
    'TRUST_PROXY must be a number of proxies, or their networks such as loopback or 10.0.0.0/8, separated by commas, not "true".',
  ],
  [{ ...BACKEND, PURGE_TOKEN: 'short' }, 'PURGE_TOKEN must have at least 16 characters.'],
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

it('reads lists of origins', () => {
  const { IMAGE_ORIGINS } = readSettings({
    ...BACKEND,
    IMAGE_ORIGINS: 'https://tiles.example/, http://localhost:8080',
  });
  expect(IMAGE_ORIGINS).toEqual(['https://tiles.example', 'http://localhost:8080']);
});
