import { readSettings } from '../settings/read-settings';
import { otherOrigins } from './other-origins';
import { contentSecurityPolicy } from './security-headers';

const policyWith = (env: Record<string, string>): string =>
  contentSecurityPolicy(
    { styleHashes: [], scriptHashes: [] },
    otherOrigins(readSettings({ BACKEND_URL: 'http://127.0.0.1:4601', ...env })),
  );

const sourcesOf = (policy: string, directive: string): string[] =>
  policy
    .split('; ')
    .find((part) => part.startsWith(`${directive} `))
    ?.split(' ')
    .slice(1) ?? [];

it('allows no other origin by default', () => {
  expect(policyWith({})).not.toContain('http');
});

it('allows the origins that the settings name, each for its purpose', () => {
  const policy = policyWith({
    BRAND_LOGO: 'https://files.example/logo.svg?v=2',
    BRAND_ICON: 'https://icons.example/icon.svg',
    IMAGE_ORIGINS: 'https://pictures.example, https://files.example',
    TILE_URL: 'https://tiles.example/{z}/{x}/{y}.png',
    LOCATOR_URL: 'https://locator.example/zipcode',
    UPLOAD_ORIGIN: 'https://bucket.example',
    ANALYTICS_URL: 'https://count.example/events',
  });
  expect(sourcesOf(policy, 'img-src').slice(3)).toEqual([
    'https://pictures.example',
    'https://files.example',
    'https://icons.example',
    'https://tiles.example',
  ]);
  expect(sourcesOf(policy, 'connect-src')).toEqual([
    "'self'",
    'https://bucket.example',
    'https://locator.example',
    'https://count.example',
  ]);
  expect(sourcesOf(policy, 'script-src')).toEqual(["'self'"]);
});

it('allows calls and pictures of a backend that browsers call directly', () => {
  const policy = policyWith({ PUBLIC_BACKEND_URL: 'https://api.shop.example' });
  expect(sourcesOf(policy, 'img-src')).toContain('https://api.shop.example');
  expect(sourcesOf(policy, 'connect-src')).toEqual(["'self'", 'https://api.shop.example']);
  expect(sourcesOf(policy, 'script-src')).toEqual(["'self'"]);
});

it("needs nothing for a logo or a locator on the page's own origin", () => {
  expect(policyWith({ BRAND_LOGO: '/logo.svg', LOCATOR_URL: '/locate' })).not.toContain('http');
});
