import { screen } from '@testing-library/react';
import { FakeShop } from '../../../../tests/support/fake-shop';
import { showPage } from '../../../../tests/support/show-page';
import { ForgotPasswordPage } from './forgot-password.page';

test('is not found where the backend mails no links', () => {
  const shop = new FakeShop();
  shop.passwordResets.isOffered = false;
  showPage(shop, <ForgotPasswordPage />, { at: '/forgot/password', route: '/forgot/password' });
  screen.getByRole('heading', { name: 'PAGE NOT FOUND' });
  expect(screen.queryByLabelText('Email')).toBeNull();
});
