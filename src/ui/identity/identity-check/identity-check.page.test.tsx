import { screen } from '@testing-library/react';
import { aMember } from '../../../../tests/support/builders/customer';
import { FakeShop } from '../../../../tests/support/fake-shop';
import { showPage } from '../../../../tests/support/show-page';
import { IdentityCheckPage } from './identity-check.page';

test('does not exist if the backend cannot receive a selfie', () => {
  const shop = new FakeShop();
  shop.currentSession.set(aMember());
  shop.identityChecks.isOffered = false;
  showPage(shop, <IdentityCheckPage />, { at: '/kyc', route: '/kyc' });
  screen.getByRole('heading', { level: 1, name: 'PAGE NOT FOUND' });
});
