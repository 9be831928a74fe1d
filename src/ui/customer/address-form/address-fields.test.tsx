import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aNewAddress } from '../../../../tests/support/builders/customer';
import { US_STATES } from '../../../../rules/customer/us-states';
import { AddressFields } from './address-fields';

beforeAll(async () => {
  // jsdom has no CSS of its own.
  Object.assign(globalThis, { CSS: { escape: String } });
  await import('../../shared/searchable-select/combobox');
});

test('the state is searched, by typing, in a list of the states and territories [ADDR-08] [ADDR-11]', async () => {
  const changes: string[][] = [];
  render(
    <AddressFields
      state={{ typed: aNewAddress({ state: '' }), errors: {}, submitCount: 0 }}
      section="shipping"
      onChange={(...change) => changes.push(change)}
      onEnter={() => undefined}
    />,
  );
  await screen.findByRole('button', { name: /^Show State/ });
  const field = screen.getByRole('combobox', { name: 'State' });
  const options = () => [...document.querySelectorAll('[role=option]')].map(({ textContent }) => textContent);
  await userEvent.click(field);
  expect(options()).toEqual(US_STATES.map(({ name }) => name));
  expect(options()).toEqual(expect.arrayContaining(['California', 'District of Columbia', 'Guam']));
  fireEvent.change(field, { target: { value: 'isl' } });
  expect(options()).toEqual([
    'Marshall Islands',
    'Northern Mariana Islands',
    'Rhode Island',
    'Virgin Islands',
  ]);
  await userEvent.keyboard('{ArrowDown}{ArrowDown}{ArrowDown}{Enter}');
  expect(changes).toEqual([['state', 'RI']]);
});
