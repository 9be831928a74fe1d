/** @jest-environment <rootDir>/tests/support/node-environment.mjs */
import { pageAt } from './entry-screens';

const PLACE = 'zipcode=10001&vendor_location_id=11&ageGateVerified=true';
const kindOf = (address: string, cookie = '') => pageAt(address, cookie).page.kind;

it.each([
  ['/store/101', 'public'],
  ['/store', 'public'],
  ['/vendor/7', 'public'],
  ['/cart', 'personal'],
  ['/signIn', 'personal'],
  ['/setting/order', 'personal'],
  ['/no-such-page', 'not-found'],
  ['/store/no-number', 'not-found'],
  ['/vendor/florist', 'personal'],
])('%s is %s', (address, kind) => {
  expect(kindOf(address)).toBe(kind);
});

it.each([
  ['/kyc', true],
  ['/kyc?mode=update', true],
  ['/verifyFace', true],
  ['/cart', false],
])('knows whether %s uses the camera', (address, usesCamera) => {
  expect(pageAt(address, '').page).toEqual({ kind: 'personal', usesCamera, isIndexed: false });
});

it('keeps the parameters that the screen reads, in one order, and the place in one spelling', () => {
  const page = pageAt('/store/101?utm_source=mail&speed=1&size=750', `x=1&${PLACE}&zipcode=94105`);
  expect(page).toMatchObject({
    address: '/store/101?size=750&speed=1',
    place: PLACE,
    zipcode: '10001',
    page: { parameters: { productId: '101' } },
  });
});

it('has one page for all unknown addresses', () => {
  expect(pageAt('/no-such-page?q=1', '').address).toBe('');
});

it.each([
  ['/setting/unknown', '/setting/user', false],
  ['/store/', '/store', true],
  ['/store/101/?size=750', '/store/101?size=750', true],
])('redirects %s to %s', (address, to, isPermanent) => {
  expect(pageAt(address, '').page).toEqual({ kind: 'redirect', to, isPermanent });
});

it.each(['//evil.example/store/', '/\\evil.example', '//evil.example'])(
  'never redirects %s elsewhere',
  (address) => {
    const { page } = pageAt(address, '');
    expect(page.kind === 'redirect' ? page.to : '/').toMatch(/^\/(?!\/|\\)/);
  },
);
