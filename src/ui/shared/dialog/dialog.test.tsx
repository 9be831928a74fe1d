import { jest } from '@jest/globals';
import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { TextField } from '../field/text-field';
import { AlertDialog } from './alert-dialog';
import { Dialog } from './dialog';

function Location({ dismissible }: { dismissible?: boolean }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button onClick={() => setOpen(true)}>Change</button>
      <Dialog open={open} title="Delivery location" dismissible={dismissible} onClose={() => setOpen(false)}>
        <TextField label="Pincode" value="" onChange={() => undefined} />
      </Dialog>
    </>
  );
}

const change = () => screen.getByRole('button', { name: 'Change' });

test('opens with its title and restores the focus when it closes', async () => {
  render(<Location />);
  await userEvent.click(change());
  expect(screen.getByRole('dialog', { name: 'Delivery location' })).toBeTruthy();
  expect(document.activeElement).toBe(screen.getByLabelText('Pincode'));
  await userEvent.click(screen.getByRole('button', { name: 'Close' }));
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(document.activeElement).toBe(change());
});

test('closes on Escape', async () => {
  render(<Location />);
  await userEvent.click(change());
  fireEvent(screen.getByRole('dialog'), new Event('cancel', { cancelable: true }));
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('closes on a click outside, not on one inside', async () => {
  render(<Location />);
  await userEvent.click(change());
  fireEvent.mouseDown(screen.getByText('Delivery location'));
  expect(screen.getByRole('dialog')).toBeTruthy();
  fireEvent.mouseDown(screen.getByRole('dialog'));
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('stays when an answer is needed', async () => {
  render(<Location dismissible={false} />);
  await userEvent.click(change());
  fireEvent(screen.getByRole('dialog'), new Event('cancel', { cancelable: true }));
  expect(screen.getByRole('dialog')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Close' })).toBeNull();
});

test('an alert shows the exact text and one OK that has the focus', async () => {
  const onClose = jest.fn();
  const text = "Your Zipcode and City Value Doesn't match.Please Fix and Try Again";
  render(<AlertDialog text={text} onClose={onClose} />);
  expect(screen.getByRole('alertdialog', { name: text })).toBeTruthy();
  const buttons = screen.getAllByRole('button');
  expect(buttons.map((button) => button.textContent)).toEqual(['OK']);
  expect(document.activeElement).toBe(buttons[0]);
  await userEvent.keyboard('{Enter}');
  expect(onClose).toHaveBeenCalledTimes(1);
});
