import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { PasswordField } from './password-field';

function Form({ autoComplete }: { autoComplete?: string }) {
  const [value, setValue] = useState('');
  return <PasswordField label="Password" value={value} onChange={setValue} autoComplete={autoComplete} />;
}

const field = () => screen.getByLabelText<HTMLInputElement>('Password');

test('a password can be pasted, whatever is in it', async () => {
  render(<Form />);
  await userEvent.click(field());
  await userEvent.paste('  correct "horse" <battery> ñ🍷  ');
  expect(field().value).toBe('  correct "horse" <battery> ñ🍷  ');
});

test('a password manager is told which password is wanted', () => {
  const { rerender } = render(<Form />);
  expect(field().autocomplete).toBe('current-password');
  rerender(<Form autoComplete="new-password" />);
  expect(field().autocomplete).toBe('new-password');
});
