import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { FakeShop } from '../../../../tests/support/fake-shop';
import { showPage } from '../../../../tests/support/show-page';
import { ForgotPasswordPage } from './forgot-password.page';

test("the server's message takes the place of the form [PWD-01]", async () => {
  const { shop } = showPage(new FakeShop(), <ForgotPasswordPage />, {
    at: '/forgot/password',
    route: '/forgot/password',
  });
  await userEvent.type(screen.getByLabelText('Email'), 'jane@example.com');
  await userEvent.click(screen.getByRole('button', { name: 'SEND LINK' }));
  await screen.findByText(shop.passwordResets.sentText);
  expect(screen.queryByLabelText('Email')).toBeNull();
  expect(screen.queryByRole('button', { name: 'SEND LINK' })).toBeNull();
});

test("shows the backend's message after a refusal, and keeps the form [PWD-02]", async () => {
  const shop = new FakeShop();
  shop.passwordResets.refusalText = 'Too many attempts. Please try again later.';
  showPage(shop, <ForgotPasswordPage />, { at: '/forgot/password', route: '/forgot/password' });
  await userEvent.type(screen.getByLabelText('Email'), 'jane@example.com{Enter}');
  await screen.findByText('Too many attempts. Please try again later.');
  screen.getByRole('button', { name: 'SEND LINK' });
});

test('is not found where the backend mails no links', () => {
  const shop = new FakeShop();
  shop.passwordResets.isOffered = false;
  showPage(shop, <ForgotPasswordPage />, { at: '/forgot/password', route: '/forgot/password' });
  screen.getByRole('heading', { name: 'PAGE NOT FOUND' });
  expect(screen.queryByLabelText('Email')).toBeNull();
});
