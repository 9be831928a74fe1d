import { jest } from '@jest/globals';
import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { NumberStepper, type NumberStepperProps } from './number-stepper';

function Quantity({ onChange, start = 1, ...rest }: Partial<NumberStepperProps> & { start?: number }) {
  const [value, setValue] = useState(start);
  const change = (next: number) => {
    setValue(next);
    onChange?.(next);
  };
  return <NumberStepper label="Quantity" {...rest} value={value} onChange={change} />;
}

const field = () => screen.getByRole<HTMLInputElement>('spinbutton', { name: 'Quantity' });

test('steps up and down, and stops at its limits without losing the focus [PDP-38]', async () => {
  render(<Quantity start={23} />);
  await userEvent.click(screen.getByRole('button', { name: 'Increase Quantity' }));
  expect(field().value).toBe('24');
  const increase = screen.getByRole('button', { name: 'Increase Quantity' });
  expect(increase.getAttribute('aria-disabled')).toBe('true');
  expect(document.activeElement).toBe(increase);
  await userEvent.click(increase);
  expect(field().value).toBe('24');
  await userEvent.click(screen.getByRole('button', { name: 'Decrease Quantity' }));
  expect(field().value).toBe('23');
});

test.each([
  ['', '1'],
  ['abc', '1'],
  ['1.5', '1'],
  ['30', '24'],
  ['12', '12'],
])('typing %p and leaving gives %s [PDP-39] [PDP-40]', async (typed, shown) => {
  render(<Quantity start={3} />);
  await userEvent.clear(field());
  if (typed) await userEvent.type(field(), typed);
  await userEvent.tab();
  expect(field().value).toBe(shown);
});

test('reports nothing while a number is being typed, and reports it once it is committed', async () => {
  const onChange = jest.fn();
  render(<Quantity onChange={onChange} />);
  await userEvent.clear(field());
  await userEvent.type(field(), '12');
  expect(onChange).not.toHaveBeenCalled();
  await userEvent.keyboard('{Enter}');
  await userEvent.tab();
  expect(onChange.mock.calls).toEqual([[12]]);
});

test('accepts what was typed and committed before hydration [PDP-40]', () => {
  render(<Quantity />);
  fireEvent.change(field(), { target: { value: '99' } });
  expect(field().value).toBe('24');
});

test('follows the arrow keys', async () => {
  render(<Quantity start={2} />);
  await userEvent.click(field());
  await userEvent.keyboard('{ArrowUp}{ArrowUp}{ArrowDown}');
  expect(field().value).toBe('3');
});

test('can be disabled as a whole', () => {
  render(<Quantity disabled />);
  expect(field().disabled).toBe(true);
  for (const button of screen.getAllByRole<HTMLButtonElement>('button')) expect(button.disabled).toBe(true);
});
