import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { FakeShop } from '../../../../tests/support/fake-shop';
import { showPage } from '../../../../tests/support/show-page';
import { SignInPage } from './sign-in.page';

const submit = () => screen.getByRole<HTMLButtonElement>('button', { name: 'SIGN IN' });

function opened() {
  return showPage(new FakeShop(), <SignInPage />, { at: '/signIn', route: '/signIn' });
}

test('asks for e-mail, password and captcha, and signs in once the captcha is solved [AUTH-01] [AUTH-02] [AUTH-13] [AUTH-35]', async () => {
  opened();
  await userEvent.type(screen.getByLabelText('Email'), 'jane@example.com');
  await userEvent.type(screen.getByLabelText('Password'), 'correct horse');
  expect(screen.getByLabelText<HTMLInputElement>('Password').type).toBe('password');
  expect(submit().disabled).toBe(true);
  await userEvent.click(screen.getByRole('button', { name: 'I am human' }));
  await waitFor(() => expect(submit().disabled).toBe(false));
  await userEvent.click(submit());
  await waitFor(() => expect(screen.getByTestId('address').textContent).toBe('/store'));
});

test('solves the captcha itself on Enter in a field, and signs in', async () => {
  opened();
  await userEvent.type(screen.getByLabelText('Email'), 'jane@example.com');
  await userEvent.type(screen.getByLabelText('Password'), 'correct horse{Enter}');
  await waitFor(() => expect(screen.getByTestId('address').textContent).toBe('/store'));
});

test('says on Enter what is missing', async () => {
  opened();
  await userEvent.type(screen.getByLabelText('Email'), 'jane@example.com{Enter}');
  await screen.findAllByText('Password is required.');
});

test('has no link to a forgotten password if the backend mails no links', () => {
  const shop = new FakeShop();
  shop.passwordResets.isOffered = false;
  showPage(shop, <SignInPage />, { at: '/signIn', route: '/signIn' });
  expect(screen.queryByRole('link', { name: 'Forgot Password' })).toBeNull();
  screen.getByRole('link', { name: 'CREATE ACCOUNT' });
});

test('links to a forgotten password and to a new account [AUTH-03] [AUTH-04]', () => {
  opened();
  const leads = (name: string) => screen.getByRole('link', { name }).getAttribute('href');
  expect(leads('Forgot Password')).toBe('/createAccount?panel=forgot');
  expect(leads('CREATE ACCOUNT')).toBe('/createAccount');
});
