import { jest } from '@jest/globals';
import { act, fireEvent, render, screen, within } from '@testing-library/react';
import type { ToastModel } from './toast';
import { ToastRegion } from './toast-region';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const region = () => screen.getByRole('region', { name: 'Notifications' });
const pass = (milliseconds: number) => act(() => jest.advanceTimersByTime(milliseconds));

function show(...toasts: ToastModel[]) {
  const onDismiss = jest.fn();
  render(<ToastRegion toasts={toasts} onDismiss={onDismiss} />);
  return onDismiss;
}

test('shows success in green and failure in red, which interrupts [HEAD-22] [HEAD-23] [NET-11]', () => {
  show(
    { id: 'a', tone: 'success', text: 'Pin Code Changed' },
    { id: 'b', tone: 'failure', text: 'Not saved' },
  );
  expect(screen.getByText('Pin Code Changed').parentElement?.className).toContain('success');
  const failure = screen.getByRole('alert');
  expect(failure.className).toContain('failure');
  expect(failure.textContent).toBe('Not saved');
});

test('hides a toast after 4 s unless told otherwise [HEAD-26] [CONST-13] [CONST-14]', () => {
  const onDismiss = show({ id: 'a', tone: 'success', text: 'Saved' });
  pass(3999);
  expect(onDismiss).not.toHaveBeenCalled();
  pass(1);
  expect(onDismiss).toHaveBeenCalledWith('a');
});

test("hides the layout's toast after 6 s [HEAD-24]", () => {
  const onDismiss = show({ id: 'a', tone: 'success', text: 'Pin Code Changed', visibleFor: 6000 });
  pass(5999);
  expect(onDismiss).not.toHaveBeenCalled();
  pass(1);
  expect(onDismiss).toHaveBeenCalledWith('a');
});

test('does not hide a toast while the pointer is over it', () => {
  const onDismiss = show({ id: 'a', tone: 'success', text: 'Saved' });
  fireEvent.pointerEnter(region());
  pass(20_000);
  expect(onDismiss).not.toHaveBeenCalled();
  fireEvent.pointerLeave(region());
  pass(4000);
  expect(onDismiss).toHaveBeenCalledWith('a');
});

test('stacks the newest eight, and hides each after 4 s [HEAD-27] [CONST-14]', () => {
  const onDismiss = show(
    ...Array.from({ length: 10 }, (_, index) => ({
      id: `${index}`,
      tone: 'success' as const,
      text: `Toast ${index}`,
    })),
  );
  const texts = within(region())
    .getAllByRole('listitem')
    .map((item) => item.textContent);
  expect(texts).toEqual(Array.from({ length: 8 }, (_, index) => `Toast ${index + 2}`));
  pass(3999);
  expect(onDismiss).not.toHaveBeenCalled();
  pass(1);
  expect(onDismiss.mock.calls).toEqual(['2', '3', '4', '5', '6', '7', '8', '9'].map((id) => [id]));
});

test('can be dismissed at once', () => {
  const onDismiss = show({ id: 'a', tone: 'failure', text: 'Not saved' });
  fireEvent.click(screen.getByRole('button', { name: 'Dismiss' }));
  expect(onDismiss).toHaveBeenCalledWith('a');
});
