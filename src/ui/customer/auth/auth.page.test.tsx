import { fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { FakeShop } from '../../../../tests/support/fake-shop';
import { showPage } from '../../../../tests/support/show-page';
import { AuthPage } from './auth.page';

const address = () => screen.getByTestId('address').textContent;
const field = (name: string) => screen.getByLabelText<HTMLInputElement>(name);

function opened(panel = '') {
  return showPage(new FakeShop(), <AuthPage />, { at: `/createAccount${panel}`, route: '/createAccount' });
}

test('sends name, email, password, date of birth, gender, country and newsletter of a new customer [AUTH-05] [AUTH-06] [AUTH-07] [AUTH-09] [AUTH-10] [AUTH-11] [AUTH-12] [AUTH-14]', async () => {
  const { shop } = opened();
  const submit = screen.getByRole<HTMLButtonElement>('button', { name: 'CREATE ACCOUNT' });
  for (const [name, typed] of [
    ['First name', 'Ada'],
    ['Last name', 'Byron'],
    ['Email', 'ada@example.com'],
    ['Password', 'analytical engine'],
    ['Confirm password', 'analytical engine'],
    ['Date of birth (optional)', '12/10/1990'],
  ] as const)
    fireEvent.change(field(name), { target: { value: typed } });
  expect(field('Date of birth (optional)').placeholder).toBe('MM/DD/YYYY');
  await userEvent.selectOptions(screen.getByLabelText('Gender (optional)'), 'Female');
  expect(field('Country').value).toBe('US');
  await userEvent.click(screen.getByLabelText('Send me the newsletter'));
  expect(submit.disabled).toBe(true);
  await userEvent.click(screen.getByRole('button', { name: 'I am human' }));
  await waitFor(() => expect(submit.disabled).toBe(false));
  await userEvent.click(submit);
  await waitFor(() => expect(address()).toBe('/cart'));
  expect(shop.accounts.registrations).toMatchObject([
    {
      firstName: 'Ada',
      lastName: 'Byron',
      email: 'ada@example.com',
      password: 'analytical engine',
      confirmPassword: 'analytical engine',
      dateOfBirth: '12/10/1990',
      gender: 'female',
      country: 'US',
      wantsNewsletter: true,
    },
  ]);
});

test('the country is one of a list with ISO codes [AUTH-47]', () => {
  opened();
  const { options: all } = screen.getByLabelText<HTMLSelectElement>('Country');
  const options = [...all];
  expect(options).toHaveLength(249);
  const codes = new Map(options.map(({ label, value }) => [label, value]));
  expect(['Germany', 'India', 'United States'].map((name) => codes.get(name))).toEqual(['DE', 'IN', 'US']);
});

test('shows signing in instead of a forgotten password where the backend mails no links', () => {
  const shop = new FakeShop();
  shop.passwordResets.isOffered = false;
  showPage(shop, <AuthPage />, { at: '/createAccount?panel=forgot', route: '/createAccount' });
  screen.getByRole('heading', { name: 'Sign in' });
  expect(screen.queryByRole('link', { name: /Forgot Password/ })).toBeNull();
});
