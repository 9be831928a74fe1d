import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { FakeShop } from '../../../../tests/support/fake-shop';
import { showPage } from '../../../../tests/support/show-page';
import { LocationDialog } from './location-dialog.page';

// jsdom has no modal dialogs of its own.
beforeAll(() => {
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function close() {
    this.open = false;
  };
});

test('asks for a pincode, closes once it is accepted, and leads to the store [GATE-01] [GATE-10] [GATE-11]', async () => {
  const { closed } = opened();
  await userEvent.type(screen.getByLabelText('Pincode'), '10001{Enter}');
  await waitFor(() => expect(screen.getByTestId('address').textContent).toBe('/'));
  expect(closed()).toBe(1);
});

test('stays with the words of a refusal [GATE-06] [ERR-02]', async () => {
  const { closed } = opened();
  await userEvent.click(screen.getByRole('button', { name: 'CONTINUE' }));
  screen.getByText('Pincode is required.');
  await userEvent.type(screen.getByLabelText('Pincode'), '99999{Enter}');
  await screen.findByText('99999 is not a valid zipcode');
  expect(closed()).toBe(0);
});

function opened() {
  let count = 0;
  const dialog = <LocationDialog onClose={() => (count += 1)} />;
  showPage(new FakeShop(), dialog, { at: '/store', route: '*' });
  return { closed: () => count };
}
