import { screen } from '@testing-library/react';
import { aMember } from '../../../../tests/support/builders/customer';
import { FakeShop } from '../../../../tests/support/fake-shop';
import { showPage } from '../../../../tests/support/show-page';
import { IdentityCheckPage } from './identity-check.page';

async function opened(query = '') {
  const shop = new FakeShop();
  shop.currentSession.set(aMember());
  showPage(shop, <IdentityCheckPage />, { at: `/kyc${query}`, route: '/kyc' });
  await screen.findByDisplayValue('id-1');
}

test('takes front, back and selfie under an application ID, and has no Cancel [KYC-01] [KYC-02] [KYC-03] [KYC-04] [KYC-05] [KYC-06] [KYC-07]', async () => {
  await opened();
  expect(screen.getByLabelText<HTMLInputElement>(/^ID front/).type).toBe('file');
  expect(screen.getByLabelText<HTMLInputElement>(/^ID back/).type).toBe('file');
  screen.getByRole('heading', { name: 'Selfie' });
  screen.getByRole('button', { name: 'Open camera' });
  expect(screen.getByLabelText<HTMLInputElement>('Application ID').value).toBe('id-1');
  screen.getByRole('button', { name: 'Submit' });
  expect(screen.queryByRole('link', { name: 'Cancel' })).toBeNull();
});

test('can be cancelled when updating a check, which leads back to the account [KYC-07] [KYC-08]', async () => {
  await opened('?mode=update');
  expect(screen.getByRole('link', { name: 'Cancel' }).getAttribute('href')).toBe('/setting/user');
});

test('does not exist if the backend cannot receive a selfie', () => {
  const shop = new FakeShop();
  shop.currentSession.set(aMember());
  shop.identityChecks.isOffered = false;
  showPage(shop, <IdentityCheckPage />, { at: '/kyc', route: '/kyc' });
  screen.getByRole('heading', { level: 1, name: 'PAGE NOT FOUND' });
});
